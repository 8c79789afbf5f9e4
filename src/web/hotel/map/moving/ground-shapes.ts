import type { Ground } from '../../../../contract/hotel/ground.ts'
import { roundedLine } from '../../../../contract/hotel/rounded-line.ts'

type Point = [lon: number, lat: number]
type Ring = readonly Point[]

/** A ring as it's painted: land or water, above all rings that contain it. */
export interface GroundShape {
  isLand: boolean
  /** How many rings contain it. */
  depth: number
  ring: Point[]
}

/** How many of a ring's points are tried: some may lie on the edge of another ring, where both are cut off. */
const tried = 9

/**
 * Returns rings that are one shape by the even-odd rule as shapes to be painted one above the other, outermost first:
 * land, its lakes, their islands. Corners are rounded, as in the drawing.
 */
export function groundShapes({ rings }: Pick<Ground, 'rings'>): GroundShape[] {
  const boxes = rings.map(boxOf)
  const shapes = rings.map((ring, at) => {
    const depth = rings.filter(
      (other, index) =>
        index !== at && isWithin(boxes[at], boxes[index]) && isAround(other as Ring, ring as Ring),
    ).length
    return {
      isLand: depth % 2 === 0,
      depth,
      ring: closed(roundedLine(ring as Ring, { isRing: true })),
    }
  })
  return shapes.sort((a, b) => a.depth - b.depth)
}

type Box = [west: number, south: number, east: number, north: number]

function boxOf(ring: Ring): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lon, lat] of ring) {
    box[0] = Math.min(box[0], lon)
    box[1] = Math.min(box[1], lat)
    box[2] = Math.max(box[2], lon)
    box[3] = Math.max(box[3], lat)
  }
  return box
}

const isWithin = (inner: Box | undefined, outer: Box | undefined): boolean =>
  inner !== undefined &&
  outer !== undefined &&
  inner[0] >= outer[0] &&
  inner[1] >= outer[1] &&
  inner[2] <= outer[2] &&
  inner[3] <= outer[3]

/** Returns whether at least half of a ring's points lie in another one; those on its edge count as either. */
function isAround(outer: Ring, inner: Ring): boolean {
  const step = Math.max(1, Math.floor(inner.length / tried))
  const points = inner.filter((_, at) => at % step === 0)
  return points.filter((point) => isInside(outer, point)).length >= points.length / 2
}

function isInside(ring: Ring, [lon, lat]: Point): boolean {
  let inside = false
  for (const [at, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y]
    if (y > lat === beforeY > lat) continue
    if (lon < x + ((beforeX - x) * (lat - y)) / (beforeY - y)) inside = !inside
  }
  return inside
}

const closed = (ring: Ring): Point[] => [...ring, ...ring.slice(0, 1)]
