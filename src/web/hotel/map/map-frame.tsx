import type { ReactNode } from 'react'
import { useStayFormat } from '../terms/use-stay-format.ts'
import type { MapDrawing } from './map-drawing.ts'

interface MapFrameProps {
  map: MapDrawing
  /** What is drawn on the map, in its units. */
  children?: ReactNode
}

const grid = 62

/** Renders the ground of a map: land and water where they're known, areas, the destination and the scale. */
export function MapFrame({ map, children }: MapFrameProps) {
  const format = useStayFormat()
  const { width, height, land, areas, centre, scale, attribution } = map
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name, and a title would follow the pointer */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        className="map-drawing"
      >
        <rect
          width={width}
          height={height}
          className={land === undefined ? 'map-land' : 'map-water'}
        />
        {land !== undefined && <path d={land} fillRule="evenodd" className="map-land map-coast" />}
        <path d={gridPath(width, height)} strokeWidth="1" className="map-grid" />
        {areas.map(({ name, x, y }) => (
          <text key={name} x={x} y={y} textAnchor="middle" className="map-area">
            {name}
          </text>
        ))}
        {centre && (
          <g transform={`translate(${centre.x} ${centre.y})`} className="map-centre">
            <circle r="9" />
            <circle r="4" />
          </g>
        )}
        <g transform={`translate(14 ${height - 16})`} className="map-scale">
          <path d={`M0 -6V0H${Math.round(scale.width)}V-6`} fill="none" strokeWidth="1.5" />
          <text x="5" y="-9">
            {format.distance(scale.metres / 1000)}
          </text>
        </g>
        {children}
      </svg>
      {attribution && (
        <p className="absolute right-2 bottom-1 rounded-sm bg-raised px-1 text-xs text-ink-soft">
          {attribution}
        </p>
      )}
    </>
  )
}

function gridPath(width: number, height: number): string {
  let path = ''
  for (let x = grid; x < width; x += grid) path += `M${x} 0V${height}`
  for (let y = grid; y < height; y += grid) path += `M0 ${y}H${width}`
  return path
}
