import type { ReactElement } from 'react'
import { cx } from './cx.ts'
import { canal, ground, hills, mountain, palm, sea, temple, towers } from './scene-shapes.tsx'
import { type SceneTrait, traitsOf } from './scene-traits.ts'
import { seeded } from './seeded.ts'

interface CitySceneProps {
  /** An airport's or city's code; the same code always gives the same picture. */
  place: string
  traits?: readonly SceneTrait[]
  className?: string | undefined
}

/** A city drawn from its traits, in the palette of the page. Decoration. */
export function CityScene({ place, traits, className }: CitySceneProps) {
  const random = seeded(place)
  const has = new Set(traits ?? traitsOf(place, random))
  const layers: (ReactElement | false)[] = [
    <rect key="sky" width="400" height="240" className="fill-scene-sky" />,
    <circle
      key="sun"
      cx={Math.round(60 + random() * 280)}
      cy={Math.round(80 + random() * 26)}
      r={Math.round(20 + random() * 8)}
      className="fill-scene-sun"
    />,
    has.has('snow') && <g key="snow">{mountain(random)}</g>,
    <g key="far">{hills(random, has.has('hills') ? 128 : 160, 'fill-scene-far')}</g>,
    has.has('hills') && <g key="mid">{hills(random, 152, 'fill-scene-mid')}</g>,
    has.has('towers') && <g key="towers">{towers(random, 130 + random() * 60, 350)}</g>,
    <rect key="ground" y={ground + 10} width="400" height="70" className="fill-scene-near" />,
    has.has('temples') && (
      <g key="temples">
        {temple(78 + random() * 30, 1)}
        {temple(150 + random() * 20, 0.62)}
      </g>
    ),
    has.has('canals') && <g key="canals">{canal(random)}</g>,
    has.has('sea') && <g key="sea">{sea(random)}</g>,
    has.has('palms') && (
      <g key="palms">
        {palm(random, 24 + random() * 16)}
        {palm(random, 352 + random() * 24)}
        {palm(random, 320 + random() * 16)}
      </g>
    ),
  ]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMax slice"
      className={cx('block', className)}
    >
      {layers}
    </svg>
  )
}
