import { type ReactNode, useMemo, useState } from 'react'
import type { Position } from '../../../../contract/hotel/hotel.ts'
import { type Box, drawNames, isSeen, type NameSource, rounded } from '../draw-names.ts'
import { scaleBox } from '../map-buttons.ts'
import type { MapDrawing } from '../map-drawing.ts'
import { grid, gridPath, MapMarks } from '../map-frame.tsx'
import { cornersOf, projection, scaleBar } from '../map-view.ts'
import type { ShownMap } from './use-gl-map.ts'
import type { SteadyView } from './use-steady-view.ts'

interface MapAboveProps {
  shown: ShownMap
  steady: SteadyView
  /** The drawing that it replaces. */
  drawing: MapDrawing
  names: readonly NameSource[]
  /** Where pins are in the steady view. */
  taken: readonly Box[]
  centre: Position | undefined
  /** What is drawn above, in pixels. */
  children?: ReactNode
}

/** Renders what the drawing has on its ground: a grid, names, the destination and the scale. */
export function MapAbove({
  shown,
  steady,
  drawing,
  names,
  taken,
  centre,
  children,
}: MapAboveProps) {
  const { view, size } = shown
  // Lines begin where the drawing's are, and move with the ground.
  const [first] = useState(drawing)
  const { north, west } = cornersOf(first.view, first)
  const project = projection(view, size)
  const closer = view.zoom - first.view.zoom
  const step = grid * 2 ** (closer - Math.round(closer))
  const middle = centre && rounded(project(centre))
  const drawn = useMemo(
    () =>
      drawNames({
        names,
        view: steady.view,
        size: steady.size,
        taken: [...taken, scaleBox(steady.size, scaleBar(steady.view, 100).width)],
      }),
    [names, steady.view, steady.size, taken],
  )
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className="map-above">
      <path
        d={gridPath(size, { ...project({ lat: north, lon: west }), step })}
        strokeWidth="1"
        className="map-grid"
      />
      <MapMarks
        names={drawn.map(steady.now)}
        centre={middle && isSeen(middle, size) ? middle : undefined}
        scale={scaleBar(view, 100)}
        height={size.height}
      />
      {children}
    </svg>
  )
}
