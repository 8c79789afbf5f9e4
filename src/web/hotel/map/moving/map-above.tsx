import { type ReactNode, useState } from 'react'
import type { Position } from '../../../../contract/hotel/hotel.ts'
import type { HotelFacets } from '../../../../contract/hotel/search/hotel-search.ts'
import { drawAreas, isSeen, rounded } from '../draw-areas.ts'
import type { MapDrawing } from '../map-drawing.ts'
import { grid, gridPath, MapMarks } from '../map-frame.tsx'
import { cornersOf, projection, scaleBar } from '../map-view.ts'
import type { ShownMap } from './use-gl-map.ts'

interface MapAboveProps {
  shown: ShownMap
  /** The drawing that it replaces. */
  drawing: MapDrawing
  areas: readonly HotelFacets['areas'][number][]
  centre: Position | undefined
  /** What is drawn above, in pixels. */
  children?: ReactNode
}

/** Renders what the drawing has on its ground: a grid, the names of areas, the destination and the scale. */
export function MapAbove({ shown, drawing, areas, centre, children }: MapAboveProps) {
  const { view, size } = shown
  // Lines begin where the drawing's are, and move with the ground.
  const [first] = useState(drawing)
  const { north, west } = cornersOf(first.view, first)
  const project = projection(view, size)
  const closer = view.zoom - first.view.zoom
  const step = grid * 2 ** (closer - Math.round(closer))
  const middle = centre && rounded(project(centre))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className="map-above">
      <path
        d={gridPath(size, { ...project({ lat: north, lon: west }), step })}
        strokeWidth="1"
        className="map-grid"
      />
      <MapMarks
        areas={drawAreas(areas, view, size)}
        centre={middle && isSeen(middle, size) ? middle : undefined}
        scale={scaleBar(view, 100)}
        height={size.height}
      />
      {children}
    </svg>
  )
}
