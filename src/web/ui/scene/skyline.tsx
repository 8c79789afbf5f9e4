import { Landmark } from './landmark.tsx'
import { hills, mountain, palm, sea, towers } from './scene-shapes.tsx'
import { seeded, traitsOf } from './scene-traits.ts'

const width = 1440

/** Draws a wide view of a city across water, with sky on the left for text. */
export default function Skyline({ place }: { place: string }) {
  const random = seeded(place)
  const has = new Set(traitsOf(place))
  return (
    <>
      <circle cx={1010 + Math.round(random() * 120)} cy="74" r="34" className="fill-scene-sun" />
      {has.has('snow') && <g transform="translate(820 0)">{mountain(random)}</g>}
      {hills(random, 150, 'fill-scene-far', width)}
      {has.has('hills') && hills(random, 164, 'fill-scene-mid', width)}
      {has.has('towers') && towers(random, 1000, 1390)}
      <rect y="180" width={width} height="60" className="fill-scene-near" />
      {sea(random, width)}
      <Landmark place={place} x={1190} />
      {has.has('palms') && [1340, 1372, 1408].map((x) => <g key={x}>{palm(random, x)}</g>)}
    </>
  )
}
