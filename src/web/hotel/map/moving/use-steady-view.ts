import { useState } from 'react'
import { type MapSize, type MapView, projection, unprojected } from '../map-view.ts'
import type { ShownMap } from './use-gl-map.ts'

/** Pixels, and zoom levels, after which a map on the move gets other pins and names. */
const far = 80
const closer = 0.3

/** What is drawn on a map, and where that is at the moment. */
export interface SteadyView {
  view: MapView
  size: MapSize
  /** Returns where a point of it is now. */
  now<Spot extends { x: number; y: number }>(spot: Spot): Spot
}

/**
 * Returns the view that pins and names are chosen for. While a map moves a little it stays the same, so that none of them
 * comes and goes.
 */
export function useSteadyView(shown: ShownMap): SteadyView {
  const [base, setBase] = useState(shown)
  const isStale = shown.isResting ? shown !== base : isFar(base, shown)
  if (isStale) setBase(shown)
  const { view, size } = isStale ? shown : base
  const at = unprojected(view, size)
  const project = projection(shown.view, shown.size)
  return { view, size, now: (spot) => ({ ...spot, ...project(at(spot)) }) }
}

function isFar(base: ShownMap, { view, size }: ShownMap): boolean {
  const middle = projection(base.view, base.size)(view)
  const right = Math.abs(middle.x - base.size.width / 2)
  const down = Math.abs(middle.y - base.size.height / 2)
  const hasZoomed = Math.abs(view.zoom - base.view.zoom) > closer
  return hasZoomed || right > far || down > far || size.width !== base.size.width
}
