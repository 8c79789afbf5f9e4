import { includesBag, stopTypes, timesOfDay } from '../../../../contract/flight/flight-terms.ts'
import type { FlightFilter } from '../../../../contract/flight/search/flight-filter.ts'
import {
  type FilterPart,
  failedParts,
  rowsAsked,
} from '../../../../contract/flight/search/flight-filter.ts'
import {
  hourlySlot,
  hourlySlots,
  timeOfDay,
} from '../../../../contract/flight/search/flight-hours.ts'
import type { ResultRow } from '../list/result-row.ts'

/** One value of a filter: how many rows it would show with the other filters, and their lowest price. */
export type Facet = readonly [value: string, count: number, lowest: number | null]

export interface ResultFacets {
  stops: readonly Facet[]
  airlines: readonly Facet[]
  departTime: readonly Facet[]
  arriveTime: readonly Facet[]
  departAirports: readonly Facet[]
  arriveAirports: readonly Facet[]
  viaAirports: readonly Facet[]
  bag: number
  /** How many flights arrive in each hourly slot (S3.36). */
  landing: readonly number[]
  /** The range of all rows, ignoring filters: minor units and minutes. `null` without rows. */
  price: readonly [number, number] | null
  minutes: readonly [number, number] | null
}

/**
 * Returns the counts next to every filter. A value with no matches stays in the list, so that nothing moves when
 * another filter is set.
 */
export function resultFacets(all: readonly ResultRow[], filter: FlightFilter): ResultFacets {
  const rows = rowsAsked(all, filter)
  const failed = new Map(rows.map((row) => [row, failedParts(row, filter)]))
  /** Returns whether a row passes every part of the filter but one. */
  const passesBut = (part: FilterPart, row: ResultRow): boolean =>
    failed.get(row)?.every((each) => each === part) === true
  const count = (
    part: FilterPart,
    valuesOf: (row: ResultRow) => readonly string[],
    known: readonly string[] = [],
  ): Facet[] => {
    const found = new Map<string, [number, number | null]>(known.map((each) => [each, [0, null]]))
    for (const row of rows) {
      const passes = passesBut(part, row)
      for (const value of valuesOf(row)) {
        const [before, lowest] = found.get(value) ?? [0, null]
        found.set(value, [
          before + (passes ? 1 : 0),
          passes ? Math.min(lowest ?? row.price, row.price) : lowest,
        ])
      }
    }
    return [...found].map(([value, [size, lowest]]) => [value, size, lowest] as const)
  }
  return {
    stops: count('stops', (row) => [row.stops], stopTypes),
    airlines: byValue(count('airlines', (row) => row.airlines)),
    departTime: count('departTime', (row) => [timeOfDay(row.departure)], timesOfDay),
    arriveTime: count('arriveTime', (row) => [timeOfDay(row.arrival)], timesOfDay),
    departAirports: byValue(count('departAirports', (row) => [row.from])),
    arriveAirports: byValue(count('arriveAirports', (row) => [row.to])),
    viaAirports: byValue(count('viaAirports', (row) => row.via.map(([airport]) => airport))),
    bag: rowsAsked(all, { bag: true }).filter(
      (row) =>
        includesBag(row.checkedBag) && failedParts(row, filter).every((each) => each === 'bag'),
    ).length,
    landing: landings(rows.filter((row) => passesBut('landBy', row))),
    price: span(rows.map((row) => row.price)),
    minutes: span(rows.map((row) => row.minutes)),
  }
}

function landings(rows: readonly ResultRow[]): number[] {
  const counts = hourlySlots.map(() => 0)
  for (const row of rows) {
    const slot = hourlySlot(row.arrival, row.dayShift)
    counts[slot] = (counts[slot] ?? 0) + 1
  }
  return counts
}

const byValue = (facets: Facet[]): Facet[] => facets.sort(([a], [b]) => (a < b ? -1 : 1))

const span = (values: readonly number[]): readonly [number, number] | null =>
  values.length === 0
    ? null
    : values.reduce<[number, number]>(
        ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
        [Infinity, 0],
      )
