import { cx } from './cx.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

interface IconProps {
  name: IconName
  size?: 16 | 20 | 24
  /** Its meaning; without it the icon is decorative. */
  label?: string
  className?: string
}

/** Renders a line icon in the surrounding text's colour. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 2.1 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
