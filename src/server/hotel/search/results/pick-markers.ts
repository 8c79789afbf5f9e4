import type { Position } from '../../../../contract/hotel/hotel.ts'

interface Reader<T> {
  positionOf(each: T): Position
  /** Whether it gets a marker before others do, as long as there are enough for all of these. */
  isKept(each: T): boolean
}

/** A property with a marker, and how many others of its crowd have none. */
interface Picked<T> {
  each: T
  more: number
}

/**
 * Returns at most `most` of the properties for a map; both are in the order of their prices, cheapest first. Where they're
 * crowded, the cheapest are kept: the map is divided into cells, and each gives its cheapest before any gives its second. The
 * cheapest of a cell stands for those that are left out.
 */
export function pickMarkers<T>(
  cheapestFirst: readonly T[],
  most: number,
  reader: Reader<T>,
): Picked<T>[] {
  if (most === 0) return []
  if (cheapestFirst.length <= most) return cheapestFirst.map((each) => ({ each, more: 0 }))
  const wanted = cheapestFirst.filter(reader.isKept).length
  const isPicked = cheapestFirst.map((each) => wanted < most && reader.isKept(each))
  let left = wanted < most ? most - wanted : most
  const cells = cellsOf(cheapestFirst, left, reader)
  const others = cells.map((cell) => cell.filter((place) => !isPicked[place]))
  for (let round = 0; left > 0; round += 1) {
    const next = others.flatMap((cell) => cell[round] ?? []).sort((a, b) => a - b)
    for (const place of next.slice(0, left)) isPicked[place] = true
    left -= Math.min(left, next.length)
  }
  const more = new Map(
    cells.map((cell) => {
      const shown = cell.filter((place) => isPicked[place])
      return [shown[0], cell.length - shown.length]
    }),
  )
  return cheapestFirst.flatMap((each, place) =>
    isPicked[place] ? [{ each, more: more.get(place) ?? 0 }] : [],
  )
}

/** Divides the map into at most `most` cells, and returns the places in the list of the properties of each that has any. */
function cellsOf<T>(
  all: readonly T[],
  most: number,
  { positionOf }: Pick<Reader<T>, 'positionOf'>,
): number[][] {
  const rows = Math.max(1, Math.floor(Math.sqrt(most)))
  const lats = new Float64Array(all.length)
  const lons = new Float64Array(all.length)
  all.forEach((each, index) => {
    const { lat, lon } = positionOf(each)
    lats[index] = lat
    lons[index] = lon
  })
  const rowOf = scale(lats, rows)
  const columnOf = scale(lons, rows)
  const cells: number[][] = []
  lats.forEach((lat, index) => {
    const at = rowOf(lat) * rows + columnOf(lons[index] as number)
    const cell = cells[at]
    if (cell) cell.push(index)
    else cells[at] = [index]
  })
  return cells.filter(Boolean)
}

/** Returns a function that returns in which of `count` equal parts of the values' range a value is. */
function scale(values: Float64Array, count: number): (value: number) => number {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < least) least = value
    if (value > greatest) greatest = value
  }
  const size = (greatest - least) / count || 1
  return (value) => Math.min(count - 1, Math.floor((value - least) / size))
}
