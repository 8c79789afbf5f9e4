import type { Position } from '../../../../contract/hotel/hotel.ts'

/**
 * Returns at most `most` of the properties for a map. Where they're crowded, the cheapest are kept: the map is divided
 * into cells, and each gives its cheapest before any gives its second.
 */
export function pickMarkers<T>(
  all: readonly T[],
  most: number,
  { positionOf, totalOf }: { positionOf(each: T): Position; totalOf(each: T): number },
): T[] {
  if (all.length <= most) return [...all]
  if (most === 0) return []
  const positions = all.map(positionOf)
  const lats = positions.map(({ lat }) => lat)
  const lons = positions.map(({ lon }) => lon)
  const rows = Math.max(1, Math.floor(Math.sqrt(most)))
  const rowOf = scale(lats, rows)
  const columnOf = scale(lons, rows)
  const cells = Map.groupBy(all, (_, index) => {
    const { lat, lon } = positions[index] as Position
    return rowOf(lat) * rows + columnOf(lon)
  })
  const queues = [...cells.values()].map((cell) => cell.sort((a, b) => totalOf(a) - totalOf(b)))
  const picked: T[] = []
  for (let round = 0; picked.length < most; round += 1) {
    const next = queues.flatMap((cell) => cell.slice(round, round + 1))
    next.sort((a, b) => totalOf(a) - totalOf(b))
    picked.push(...next.slice(0, most - picked.length))
  }
  return picked
}

/** Returns a function that returns in which of `count` equal parts of the values' range a value is. */
function scale(values: readonly number[], count: number): (value: number) => number {
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  const size = (greatest - least) / count || 1
  return (value) => Math.min(count - 1, Math.floor((value - least) / size))
}
