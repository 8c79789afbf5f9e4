import type { CSSProperties, ReactNode } from 'react'
import { useStayFormat } from '../terms/use-stay-format.ts'
import type { MapDrawing } from './map-drawing.ts'

interface MapFrameProps {
  map: MapDrawing
  /** Whether a map that can be moved is in its place; it still gives that its size. */
  isReplaced?: boolean
  /** What is drawn on the map, in its units. */
  children?: ReactNode
}

/** The distance of the grid's lines. */
export const grid = 62

/** Renders the ground of a map: land and water where they're known, names, the destination and the scale. */
export function MapFrame({ map, isReplaced = false, children }: MapFrameProps) {
  const { width, height, land, rivers } = map
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name, and a title would follow the pointer
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={isReplaced ? 'map-drawing invisible' : 'map-drawing'}
      style={{ '--map-width': `${width}px` } as CSSProperties}
    >
      <rect
        width={width}
        height={height}
        className={land === undefined ? 'map-land' : 'map-water'}
      />
      {land !== undefined && <path d={land} fillRule="evenodd" className="map-land map-coast" />}
      {rivers.length > 0 && (
        <g className="map-rivers">
          {rivers.map(({ path, width: across }) => (
            <path key={path} d={path} strokeWidth={across} />
          ))}
        </g>
      )}
      <path d={gridPath(map)} strokeWidth="1" className="map-grid" />
      <MapMarks {...map} />
      {children}
    </svg>
  )
}

type MapMarksProps = Pick<MapDrawing, 'names' | 'centre' | 'scale' | 'height'>

/** Renders the names of places, the destination, and the scale. */
export function MapMarks({ names, centre, scale, height }: MapMarksProps) {
  const format = useStayFormat()
  return (
    <>
      {names.map(({ name, kind, x, y, anchor, dx, dy }) => (
        <g key={name} transform={`translate(${x} ${y})`} className={`map-name map-name-${kind}`}>
          <g className="map-mark">
            {kind === 'landmark' && <circle r="2.5" />}
            <text x={dx} y={dy} textAnchor={anchor}>
              {name}
            </text>
          </g>
        </g>
      ))}
      {centre && (
        <g transform={`translate(${centre.x} ${centre.y})`} className="map-centre">
          <g className="map-mark">
            <circle r="9" />
            <circle r="4" />
          </g>
        </g>
      )}
      <g transform={`translate(14 ${height - 16})`} className="map-scale">
        <path d={`M0 -6V0H${Math.round(scale.width)}V-6`} fill="none" strokeWidth="1.5" />
        <text x="5" y="-9" className="map-mark">
          {format.distance(scale.metres / 1000)}
        </text>
      </g>
    </>
  )
}

/** Renders a place by its number in a list. */
export function MapSpot({ label, x, y }: { label: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="map-spot">
      <g className="map-mark">
        <circle r="11" />
        <text textAnchor="middle">{label}</text>
      </g>
    </g>
  )
}

/** Renders the source of the ground, with its licence. */
export function MapSource({ attribution }: Pick<MapDrawing, 'attribution'>) {
  if (!attribution) return null
  return (
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noreferrer"
      className="map-source absolute right-0 bottom-0 inline-flex min-h-6 items-center rounded-tl-sm bg-raised px-2 text-xs text-ink-soft no-underline hover:underline"
    >
      {attribution}
    </a>
  )
}

/** Returns the lines of a grid, from a point that lies on it; `step` is the distance of the lines. */
export function gridPath(
  { width, height }: { width: number; height: number },
  { x: left, y: top, step } = { x: 0, y: 0, step: grid },
): string {
  const first = (from: number) => ((from % step) + step) % step || step
  let path = ''
  for (let x = first(left); x < width; x += step) path += `M${x} 0V${height}`
  for (let y = first(top); y < height; y += step) path += `M0 ${y}H${width}`
  return path
}
