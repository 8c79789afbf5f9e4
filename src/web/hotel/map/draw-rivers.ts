import type { Ground } from '../../../contract/hotel/ground.ts'
import type { DrawnRiver } from './map-drawing.ts'
import { type MapSize, type MapView, metresPerUnit, projection } from './map-view.ts'

interface Spot {
  x: number
  y: number
}

/** Pixels: narrower lines are hardly seen. */
export const leastRiver = 2
/** Units that a point has to be aside of the line without it. */
const straightest = 2.5

/** Returns the rivers that a view shows, as paths in the drawing's units. */
export function drawRivers(ground: Ground | null, view: MapView, size: MapSize): DrawnRiver[] {
  const project = projection(view, size)
  return (ground?.rivers ?? []).flatMap(({ course, width }) => {
    const across = Math.max(leastRiver, Math.round((10 * width) / metresPerUnit(view)) / 10)
    const spots = course.map(([lon, lat]) => project({ lat, lon }))
    const path = seenParts(spots, size, across).map(smoothPath).join('')
    return path ? [{ path, width: across }] : []
  })
}

/** Returns the parts of a line within the drawing, each with a point outside at its ends. */
function seenParts(spots: readonly Spot[], { width, height }: MapSize, margin: number): Spot[][] {
  const isSeen = (from: Spot, to: Spot) =>
    Math.max(from.x, to.x) > -margin &&
    Math.max(from.y, to.y) > -margin &&
    Math.min(from.x, to.x) < width + margin &&
    Math.min(from.y, to.y) < height + margin
  const parts: Spot[][] = []
  for (const [at, to] of spots.entries()) {
    const from = spots[at - 1]
    if (!from || !isSeen(from, to)) continue
    const part = parts.at(-1)
    if (part?.at(-1) === from) part.push(to)
    else parts.push([from, to])
  }
  return parts
}

/** Returns a line whose corners are curves from the middle of one side to the middle of the next, in whole relative units. */
function smoothPath(part: readonly Spot[]): string {
  const spots = thinned(part.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })))
  const [first = { x: 0, y: 0 }, ...rest] = spots
  let at = first
  let path = `M${first.x} ${first.y}`
  const step = (to: Spot) => pair(to.x - at.x, to.y - at.y)
  for (const [index, spot] of rest.entries()) {
    const next = rest[index + 1]
    const to = next
      ? { x: Math.round((spot.x + next.x) / 2), y: Math.round((spot.y + next.y) / 2) }
      : spot
    path += next ? `q${step(spot)}${separated(step(to))}` : `l${step(to)}`
    at = to
  }
  return path
}

/** Leaves out points that are nearly on the line between the others (Ramer, Douglas and Peucker). */
function thinned(spots: readonly Spot[]): readonly Spot[] {
  const [first, last] = [spots[0], spots.at(-1)]
  if (!first || !last || spots.length < 3) return spots
  const far = { at: 0, aside: 0 }
  for (const [at, spot] of spots.entries()) {
    const aside = asideOf(spot, first, last)
    if (aside > far.aside) Object.assign(far, { at, aside })
  }
  if (far.aside < straightest) return [first, last]
  return [...thinned(spots.slice(0, far.at + 1)), ...thinned(spots.slice(far.at)).slice(1)]
}

/** Returns how far a spot is from the line between two others. */
function asideOf(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy
  const share = Math.max(0, Math.min(1, along / (dx * dx + dy * dy || 1)))
  return Math.hypot(spot.x - from.x - dx * share, spot.y - from.y - dy * share)
}

const pair = (x: number, y: number): string => `${x}${separated(String(y))}`
/** A minus sign separates numbers as well as a space. */
const separated = (text: string): string => (text.startsWith('-') ? text : ` ${text}`)
