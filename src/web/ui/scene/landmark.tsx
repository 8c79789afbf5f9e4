import { type LandmarkPart, landmarkOf } from './landmarks.ts'
import { ground } from './scene-shapes.tsx'

const fills = {
  far: 'fill-scene-far',
  mid: 'fill-scene-mid',
  near: 'fill-scene-near',
  dark: 'fill-scene-dark',
  sea: 'fill-scene-sea',
  light: 'fill-scene-light',
  sun: 'fill-scene-sun',
} satisfies Record<LandmarkPart[0], string>

const strokes = {
  far: 'stroke-scene-far',
  mid: 'stroke-scene-mid',
  near: 'stroke-scene-near',
  dark: 'stroke-scene-dark',
  sea: 'stroke-scene-sea',
  light: 'stroke-scene-light',
  sun: 'stroke-scene-sun',
} satisfies Record<LandmarkPart[0], string>

/** Renders a place's landmark on a scene's ground, centred at `x`; nothing for places without one. */
export function Landmark({ place, x }: { place: string; x: number }) {
  return (
    <g transform={`translate(${x} ${ground + 14})`}>
      {landmarkOf(place).map(([tone, path, line]) =>
        line ? (
          <path key={path} d={path} fill="none" strokeWidth={line} className={strokes[tone]} />
        ) : (
          <path key={path} d={path} className={fills[tone]} />
        ),
      )}
    </g>
  )
}
