import { cx } from './cx.ts'
import { readableInk } from './style/readable-ink.ts'

interface AirlineTileProps {
  /** IATA designator. */
  code: string
  /** `#rrggbb`. */
  colour: string
  /** Its name; without it the tile is decorative. */
  name?: string
  size?: 24 | 32 | 40
  className?: string
}

/** Renders an airline's code on its brand colour. Logos would be trademarks. */
export function AirlineTile({ code, colour, name, size = 32, className }: AirlineTileProps) {
  return (
    <svg
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      className={cx('shrink-0', className)}
    >
      <rect width="32" height="32" rx="7" fill={colour} />
      <text
        x="16"
        y="21.2"
        textAnchor="middle"
        fontSize="14.5"
        fontWeight="700"
        fill={readableInk(colour)}
      >
        {code}
      </text>
    </svg>
  )
}

/** Returns the colour of an airline's tile, or slate if it has none. */
export const tileColour = (colour: string | undefined): string => colour ?? '#4a5560'
