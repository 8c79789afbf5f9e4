import { useMemo, useState } from 'react'
import { drawPins, type PricedMarker } from '../draw-pins.ts'
import type { MapPin } from '../map-drawing.ts'
import { projection } from '../map-view.ts'
import type { ShownMap } from './use-gl-map.ts'

/** Pixels, and zoom levels, after which a map on the move gets other pins. */
const far = 80
const closer = 0.3

/**
 * Returns the pins of a map at their places in it. While it moves a little they stay the same, so that none of them joins
 * another one and parts from it again.
 */
export function useSteadyPins(
  markers: readonly PricedMarker[],
  shown: ShownMap,
): readonly MapPin[] {
  const [base, setBase] = useState(shown)
  const isStale = shown.isResting ? shown !== base : isFar(base, shown)
  if (isStale) setBase(shown)
  const { view, size } = isStale ? shown : base
  const pins = useMemo(() => drawPins(markers, view, size), [markers, view, size])
  const project = projection(shown.view, shown.size)
  return pins.map((pin) => ({ ...pin, ...project(pin.position) }))
}

function isFar(base: ShownMap, { view, size }: ShownMap): boolean {
  const middle = projection(base.view, base.size)(view)
  const right = Math.abs(middle.x - base.size.width / 2)
  const down = Math.abs(middle.y - base.size.height / 2)
  const hasZoomed = Math.abs(view.zoom - base.view.zoom) > closer
  return hasZoomed || right > far || down > far || size.width !== base.size.width
}
