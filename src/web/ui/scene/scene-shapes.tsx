import type { ReactElement } from 'react'

export type Random = () => number

/** Scenes are drawn on 400 × 240; the ground begins at 170. */
export const ground = 170

const round = (value: number) => Math.round(value * 10) / 10

/** Renders a range of hills as one smooth path from edge to edge. */
export function hills(random: Random, top: number, className: string, width = 400): ReactElement {
  let path = `M0 240V${top + 12}`
  let x = 0
  while (x < width) {
    const span = 70 + random() * 80
    const peak = top - random() * 34
    const foot = top + random() * 18
    path += `Q${round(x + span / 2)} ${round(peak)} ${round(x + span)} ${round(foot)}`
    x += span
  }
  return <path d={`${path}V240Z`} className={className} />
}

/** Renders a tall mountain with snow on it. */
export function mountain(random: Random): ReactElement {
  const x = 110 + random() * 180
  return (
    <g>
      <path
        d={`M${round(x - 130)} 190 ${round(x)} 66 ${round(x + 130)} 190Z`}
        className="fill-scene-far"
      />
      <path
        d={`M${round(x)} 66l34 32.500-12 5-9-7-13 9-11-9-13 6-10-3.500Z`}
        className="fill-scene-light"
      />
    </g>
  )
}

/** Renders a row of towers with lit windows, in a paler tone than the landmark in front of them. */
export function towers(random: Random, from: number, to: number): ReactElement {
  const blocks: ReactElement[] = []
  for (let x = from; x < to; ) {
    const width = 16 + random() * 18
    const height = 30 + random() * 48
    const top = ground + 12 - height
    const tone = random() < 0.5 ? 'fill-scene-mid' : 'fill-scene-far'
    blocks.push(
      <g key={x}>
        <rect
          x={round(x)}
          y={round(top)}
          width={round(width)}
          height={round(height)}
          className={tone}
        />
        {random() < 0.4 && (
          <path
            d={`M${round(x + width / 2)} ${round(top - 14)}v16`}
            strokeWidth="2"
            className="stroke-scene-mid"
          />
        )}
        {windows(random, x, top, width, height)}
      </g>,
    )
    x += width + 3 + random() * 12
  }
  return <g>{blocks}</g>
}

function windows(random: Random, x: number, top: number, width: number, height: number) {
  let path = ''
  for (let row = top + 7; row < top + height - 10; row += 9) {
    for (let column = x + 4; column < x + width - 5; column += 7) {
      if (random() < 0.42) path += `M${round(column)} ${round(row)}h3v4h-3z`
    }
  }
  return path && <path d={path} className="fill-scene-light opacity-80" />
}

/** Renders a palm leaning at random. */
export function palm(random: Random, x: number): ReactElement {
  const lean = (random() - 0.5) * 16
  const height = 44 + random() * 22
  return (
    <g
      transform={`translate(${round(x)} ${ground + 32})`}
      fill="none"
      strokeLinecap="round"
      className="stroke-scene-dark"
    >
      <path
        d={`M0 0Q${round(lean / 4)} ${round(-height / 2)} ${round(lean)} ${round(-height)}`}
        strokeWidth="3.500"
      />
      <path
        transform={`translate(${round(lean)} ${round(-height)})`}
        d="M0 0q-12-9-22 3M0 0q-8-16-21-13M0 0q2-16 14-18M0 0q12-9 22 2M0 0q11 1 15 13M0 0q-10 3-13 13"
        strokeWidth="4"
      />
    </g>
  )
}

/** Renders calm water down to the lower edge, with a boat. */
export function sea(random: Random, width = 400): ReactElement {
  const boat = width * (0.15 + random() * 0.65)
  let waves = ''
  for (let i = 0; i < width / 44; i += 1) {
    waves += `M${round(random() * (width - 24))} ${round(196 + random() * 40)}q6-3 12 0t12 0`
  }
  return (
    <g>
      <rect y={ground + 14} width={width} height="60" className="fill-scene-sea" />
      <path d={waves} fill="none" strokeWidth="1.5" className="stroke-scene-light opacity-60" />
      <path
        d={`M${round(boat)} 204h34l-6 8h-22zM${round(boat + 16)} 201v-24l13 24z`}
        className="fill-scene-dark"
      />
    </g>
  )
}

/** Renders a row of gabled houses along a canal. */
export function canal(random: Random): ReactElement {
  let houses = ''
  let lights = ''
  for (let x = 6; x < 386; x += 27) {
    if (random() < 0.35) continue
    const top = ground + 20 - (18 + random() * 14)
    houses += `M${x} ${ground + 22}V${round(top)}l12-10 12 10V${ground + 22}Z`
    lights += `M${x + 6} ${round(top + 4)}h4v6h-4zM${x + 14} ${round(top + 4)}h4v6h-4z`
  }
  return (
    <g>
      <path d={houses} className="fill-scene-dark" />
      <path d={lights} className="fill-scene-light opacity-80" />
      <rect y={ground + 22} width="400" height="50" className="fill-scene-sea" />
    </g>
  )
}
