import type { Position } from '../../../../contract/hotel/hotel.ts'

interface Reader<T> {
  positionOf(each: T): Position
  totalOf(each: T): number
  /** Whether it gets a marker before others do, as long as there are enough for all of these. */
  isKept(each: T): boolean
}

/** A property with a marker, and how many others of its crowd have none. */
interface Picked<T> {
  each: T
  more: number
}

/**
 * Returns at most `most` of the properties for a map, cheapest first. Where they're crowded, the cheapest are kept: the map
 * is divided into cells, and each gives its cheapest before any gives its second. The cheapest of a cell stands for those
 * that are left out.
 */
export function pickMarkers<T>(all: readonly T[], most: number, reader: Reader<T>): Picked<T>[] {
  if (most === 0) return []
  const { totalOf } = reader
  const byTotal = (a: T, b: T) => totalOf(a) - totalOf(b)
  if (all.length <= most) return all.toSorted(byTotal).map((each) => ({ each, more: 0 }))
  const wanted = all.filter(reader.isKept)
  const kept = new Set(wanted.length < most ? wanted : [])
  let left = most - kept.size
  const cells = cellsOf(all, left, reader).map((cell) => {
    const others = cell.filter((each) => !kept.has(each)).sort(byTotal)
    return { size: cell.length, others, picked: cell.filter((each) => kept.has(each)) }
  })
  for (let round = 0; left > 0; round += 1) {
    const next = cells.flatMap((cell) => {
      const each = cell.others[round]
      return each === undefined ? [] : [{ cell, each }]
    })
    next.sort((a, b) => byTotal(a.each, b.each))
    for (const { cell, each } of next.slice(0, left)) cell.picked.push(each)
    left -= Math.min(left, next.length)
  }
  const picked = cells.flatMap((cell) =>
    cell.picked
      .sort(byTotal)
      .map((each, at) => ({ each, more: at === 0 ? cell.size - cell.picked.length : 0 })),
  )
  return picked.sort((a, b) => byTotal(a.each, b.each))
}

/** Divides the map into at most `most` cells, and returns the properties of each that has any. */
function cellsOf<T>(all: readonly T[], most: number, { positionOf }: Reader<T>): T[][] {
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
  const cells: T[][] = []
  all.forEach((each, index) => {
    const at = rowOf(lats[index] as number) * rows + columnOf(lons[index] as number)
    const cell = cells[at]
    if (cell) cell.push(each)
    else cells[at] = [each]
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
