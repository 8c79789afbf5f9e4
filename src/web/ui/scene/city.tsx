import type { ReactElement, ReactNode } from 'react'
import { canal, ground, hills, mountain, palm, sea, towers } from './scene-shapes.tsx'
import { type SceneTrait, seeded, traitsOf } from './scene-traits.ts'

interface CityProps {
  /** An airport's or city's code; the picture is the same each time. */
  place: string
  traits?: readonly SceneTrait[]
  /** What is drawn in the middle. Passed in, so that pages without landmarks don't load them. */
  landmark?: ReactNode
}

/** Draws a city from its traits, in the page's palette, 400 by 240. */
export function City({ place, traits, landmark }: CityProps) {
  const random = seeded(place)
  const has = new Set(traits ?? traitsOf(place))
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
    has.has('towers') && <g key="towers">{towers(random, 30 + random() * 30, 370)}</g>,
    <rect key="ground" y={ground + 10} width="400" height="70" className="fill-scene-near" />,
    has.has('canals') && <g key="canals">{canal(random)}</g>,
    has.has('sea') && <g key="sea">{sea(random)}</g>,
    <g key="landmark">{landmark}</g>,
    has.has('palms') && (
      <g key="palms">
        {palm(random, 24 + random() * 16)}
        {palm(random, 352 + random() * 24)}
        {palm(random, 320 + random() * 16)}
      </g>
    ),
  ]
  return layers
}
