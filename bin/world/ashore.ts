import type { GlobePoint } from '../../src/server/world/great-circle.ts'
import { squareAround } from '../../src/server/world/map-bounds.ts'
import { clipRing } from './clip-ring.ts'
import { landShare, type RingsIn } from './lands.ts'

/** How far a point is moved at most, in steps of this many kilometres. */
const farthest = 3
const step = 0.15
const bearings = 16
/** Around a point on land, most of a square of this many kilometres to each side is land. */
const square = 0.15
const mostly = 0.8
const half = 0.5

/** Returns the point, or the nearest one on land if it's in the sea by rounding; unchanged if no land is near. */
export function ashore(point: GlobePoint, ringsIn: RingsIn): GlobePoint {
  const around = squareAround(point, farthest + square)
  const near = [...ringsIn(around)].map((ring) => ({
    ...ring,
    points: Float64Array.from(clipRing(ring.points, around)),
  }))
  const landAt = (each: GlobePoint) => landShare(squareAround(each, square), () => near)
  if (landAt(point) >= half) return point
  for (let km = step; km <= farthest; km += step) {
    for (let bearing = 0; bearing < bearings; bearing++) {
      const angle = (2 * Math.PI * bearing) / bearings
      const { north, east } = squareAround(point, km)
      const moved = {
        lat: point.lat + (north - point.lat) * Math.cos(angle),
        lon: point.lon + (east - point.lon) * Math.sin(angle),
      }
      if (landAt(moved) >= mostly) return moved
    }
  }
  return point
}
