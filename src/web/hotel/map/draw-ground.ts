import type { Ground } from '../../../contract/hotel/ground.ts'
import { drawRivers } from './draw-rivers.ts'
import type { MapDrawing } from './map-drawing.ts'
import { type MapSize, type MapView, projection } from './map-view.ts'

interface Spot {
  x: number
  y: number
}

/** Rings narrower than this are too small to be seen. */
const least = 1.2
/**
 * Corners that enclose less than this are left out, in square units: a river's mouth that is three points of the data
 * would be a spike in the coast.
 */
const smallestCorner = 12
/** Corners are rounded by at most this. */
const rounding = 6

/** Returns what a view shows: the land as one path in the drawing's units, unless only land is known, and the rivers in it. */
export function drawGround(
  ground: Ground | null,
  view: MapView,
  size: MapSize,
): Pick<MapDrawing, 'land' | 'rivers' | 'attribution'> {
  return {
    land: ground?.rings.length ? landPath(ground, view, size) : undefined,
    rivers: drawRivers(ground, view, size),
    attribution: ground?.attribution,
  }
}

function landPath(ground: Ground, view: MapView, size: MapSize): string {
  const project = projection(view, size)
  return ground.rings
    .map((ring) =>
      ringPath(
        ring.map(([lon, lat]) => project({ lat, lon })),
        size,
      ),
    )
    .join('')
}

function ringPath(ring: readonly Spot[], { width, height }: MapSize): string {
  const [low, high] = [
    { x: Infinity, y: Infinity },
    { x: -Infinity, y: -Infinity },
  ]
  for (const { x, y } of ring) {
    low.x = Math.min(low.x, x)
    low.y = Math.min(low.y, y)
    high.x = Math.max(high.x, x)
    high.y = Math.max(high.y, y)
  }
  const isSeen = high.x > 0 && high.y > 0 && low.x < width && low.y < height
  const isVisible = high.x - low.x > least || high.y - low.y > least
  return isSeen && isVisible ? roundedPath(withoutSmallCorners(ring)) : ''
}

/**
 * Leaves out corners from the smallest to the largest (Visvalingam and Whyatt, by doubling limits): never two neighbours
 * at once, so that an arc of many short lines keeps its shape.
 */
function withoutSmallCorners(ring: readonly Spot[]): readonly Spot[] {
  let spots = ring
  for (let limit = smallestCorner / 16; limit <= smallestCorner; limit *= 2) {
    for (let before = Infinity; spots.length < before; ) {
      before = spots.length
      let wasKept = true
      const all = spots
      const kept = all.filter((spot, at) => {
        const [last, next] = [all.at(at - 1) ?? spot, all[(at + 1) % all.length] ?? spot]
        wasKept = !wasKept || corner(last, spot, next) >= limit
        return wasKept
      })
      if (kept.length < 3) return spots
      spots = kept
    }
  }
  return spots
}

/** Returns the area of the triangle between a spot and its neighbours. */
const corner = (last: Spot, spot: Spot, next: Spot): number =>
  Math.abs((spot.x - last.x) * (next.y - last.y) - (next.x - last.x) * (spot.y - last.y)) / 2

/** Returns a closed path whose corners are curves. */
function roundedPath(spots: readonly Spot[]): string {
  const path = spots.map((spot, at) => {
    const [from, to] = [spots.at(at - 1) ?? spot, spots[(at + 1) % spots.length] ?? spot]
    return `${at === 0 ? 'M' : 'L'}${near(spot, from)}Q${text(spot)} ${near(spot, to)}`
  })
  return `${path.join('')}Z`
}

/** Returns the point on the way to a neighbour where a corner's curve begins. */
function near(spot: Spot, to: Spot): string {
  const [dx, dy] = [to.x - spot.x, to.y - spot.y]
  const share = Math.min(0.5, rounding / Math.max(rounding, Math.hypot(dx, dy)))
  return text({ x: spot.x + dx * share, y: spot.y + dy * share })
}

const text = ({ x, y }: Spot): string => `${Math.round(x)} ${Math.round(y)}`
