import type { Ground } from '../../../contract/hotel/ground.ts'
import type { Position } from '../../../contract/hotel/hotel.ts'
import { rounded } from './draw-areas.ts'
import { drawGround } from './draw-ground.ts'
import type { MapDrawing } from './map-drawing.ts'
import { projection, scaleBar, viewOfPoints } from './map-view.ts'

/** Wide, as it's shown beside a list. */
const size = { width: 760, height: 420 }
/** Kilometres; farther places, such as airports, would leave nothing to see. */
const farthest = 6

interface Near {
  name: string
  distance: number
  position: Position
}

/** Draws a property in the middle of what is near it; pins are numbered in the order of the list. */
export function drawNearby(
  position: Position,
  nearby: readonly Near[],
  ground: Ground | null,
): MapDrawing {
  const near = nearby
    .filter(({ distance }) => distance <= farthest)
    .map(({ name, position: at }) => ({ name, at }))
  // As far on the other side too, so that the property stays in the middle.
  const mirrored = near.map(({ at }) => ({
    lat: 2 * position.lat - at.lat,
    lon: 2 * position.lon - at.lon,
  }))
  const view = viewOfPoints([position, ...near.map(({ at }) => at), ...mirrored], size) ?? {
    ...position,
    zoom: 14,
  }
  const project = projection(view, size)
  return {
    ...size,
    view,
    isWhole: true,
    centre: rounded(project(position)),
    pins: near.map(({ name, at }, index) => ({
      ...rounded(project(at)),
      position: at,
      label: String(index + 1),
      count: 1,
      ids: [name],
    })),
    areas: [],
    ...drawGround(ground, view, size),
    scale: scaleBar(view, 120),
  }
}
