import type { Ground } from '../../../contract/hotel/ground.ts'
import type { Position } from '../../../contract/hotel/hotel.ts'
import { drawGround } from './draw-ground.ts'
import { type Box, drawNames, type NameSource, rounded } from './draw-names.ts'
import { scaleBox } from './map-buttons.ts'
import type { MapDrawing, MapPin } from './map-drawing.ts'
import { projection, scaleBar, viewOfCircle, viewOfPoints } from './map-view.ts'

/** As wide as on a phone and as high as a list beside it. */
const size = { width: 600, height: 420 }
/** Units of a pixel on a phone of 360 pixels, with the page's margins. */
const scale = size.width / 328
/** Kilometres; farther places, such as airports, would leave nothing to see. They're there when the map is zoomed out. */
const farthest = 6
/** Kilometres around a property that are shown if nothing near is. */
const alone = 3
/** Pixels around a spot's middle that names keep clear of. */
const spotRadius = 13

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
  const near = nearby.filter(({ distance }) => distance <= farthest).map(({ position: at }) => at)
  // As far on the other side too, so that the property stays in the middle.
  const mirrored = near.map((at) => ({
    lat: 2 * position.lat - at.lat,
    lon: 2 * position.lon - at.lon,
  }))
  const view =
    (near.length > 0 && viewOfPoints([position, ...near, ...mirrored], size)) ||
    viewOfCircle(position, alone, size)
  const project = projection(view, size)
  const bar = scaleBar(view, 120)
  const centre = rounded(project(position))
  const pins = nearby.map(({ name, position: at }, index) => ({
    ...rounded(project(at)),
    position: at,
    label: String(index + 1),
    count: 1,
    ids: [name],
  }))
  return {
    ...size,
    view,
    isWhole: true,
    centre,
    pins,
    names: drawNames({
      names: namesBeside(pins, ground?.names ?? []),
      view,
      size,
      taken: [
        ...[centre, ...pins].map((spot) => spotBox(spot, scale)),
        scaleBox(size, bar.width, scale),
      ],
      scale,
    }),
    ...drawGround(ground, view, size),
    scale: bar,
  }
}

/** Returns the names of spots, and then all other names. */
export function namesBeside(
  pins: readonly MapPin[],
  names: readonly NameSource[],
): readonly NameSource[] {
  const spots = pins.map(({ ids: [name = ''], position }) => ({
    name,
    kind: 'spot' as const,
    position,
  }))
  const named = new Set(spots.map(({ name }) => name))
  return [...spots, ...names.filter(({ name }) => !named.has(name))]
}

/** Returns what a spot covers; `scale` is the units of a pixel. */
export function spotBox({ x, y }: { x: number; y: number }, scale = 1): Box {
  const radius = spotRadius * scale
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}
