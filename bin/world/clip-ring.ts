/** Points as x, y, x, y, … */
type Flat = number[]

export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/**
 * Returns the part of a ring that is in the box (Sutherland and Hodgman), without its closing point. Parts that leave the
 * box stay connected along its edge, which fills the same area.
 */
export function clipRing(points: ArrayLike<number>, box: Box): Flat {
  let ring: ArrayLike<number> = points
  ring = clipAt(ring, 0, box.west, 1)
  ring = clipAt(ring, 0, box.east, -1)
  ring = clipAt(ring, 1, box.south, 1)
  return clipAt(ring, 1, box.north, -1)
}

/** Keeps what is on one side of a line: `axis` 0 for x or 1 for y, `sign` 1 to keep what is more than `limit`. */
function clipAt(ring: ArrayLike<number>, axis: 0 | 1, limit: number, sign: 1 | -1): Flat {
  const kept: Flat = []
  const size = ring.length
  let x = ring[size - 2] ?? 0
  let y = ring[size - 1] ?? 0
  let wasIn = sign * ((axis === 0 ? x : y) - limit) >= 0
  for (let at = 0; at < size; at += 2) {
    const [nextX = 0, nextY = 0] = [ring[at], ring[at + 1]]
    const isIn = sign * ((axis === 0 ? nextX : nextY) - limit) >= 0
    if (isIn !== wasIn) {
      if (axis === 0) kept.push(limit, y + ((nextY - y) * (limit - x)) / (nextX - x))
      else kept.push(x + ((nextX - x) * (limit - y)) / (nextY - y), limit)
    }
    if (isIn) kept.push(nextX, nextY)
    x = nextX
    y = nextY
    wasIn = isIn
  }
  return kept
}

/** Returns a ring without the points that are nearer than `tolerance` to the line without them (Douglas and Peucker). */
export function simplifyRing(ring: Flat, tolerance: number): Flat {
  const count = ring.length / 2
  if (count < 4) return ring
  const keep = new Uint8Array(count)
  const middle = farthestFrom(ring, 0)
  keep[0] = 1
  keep[middle] = 1
  const open: [number, number][] = [
    [0, middle],
    [middle, count],
  ]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    let [best, most] = [-1, tolerance]
    for (let at = from + 1; at < to; at++) {
      const distance = distanceToLine(ring, at, from, to % count)
      if (distance > most) [best, most] = [at, distance]
    }
    if (best < 0) continue
    keep[best] = 1
    open.push([from, best], [best, to])
  }
  return ring.filter((_, index) => keep[index >> 1])
}

function farthestFrom(ring: Flat, from: number): number {
  let [best, most] = [1, -1]
  for (let at = 1; at < ring.length / 2; at++) {
    const distance = distanceToLine(ring, at, from, from)
    if (distance > most) [best, most] = [at, distance]
  }
  return best
}

function distanceToLine(ring: Flat, at: number, from: number, to: number): number {
  const x = (index: number) => ring[2 * index] ?? 0
  const y = (index: number) => ring[2 * index + 1] ?? 0
  const [dx, dy] = [x(to) - x(from), y(to) - y(from)]
  const [px, py] = [x(at) - x(from), y(at) - y(from)]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - along * dx, py - along * dy)
}

/** Returns the area of a ring. */
export function areaOf(ring: Flat): number {
  let twice = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    twice += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0)
  }
  return Math.abs(twice) / 2
}
