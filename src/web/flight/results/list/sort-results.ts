import type { FlightSort } from '../../../../contract/flight/flight-terms.ts'
import { hourlySlot } from '../../../../contract/flight/search/flight-hours.ts'
import type { ResultRow } from './result-row.ts'

/** The sorts of S3.34, and the default. */
export type ResultSort = 'best' | FlightSort

type Compare = (a: ResultRow, b: ResultRow) => number

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const cheaper: Compare = (a, b) => a.price - b.price
const quicker: Compare = (a, b) => a.minutes - b.minutes
const earlier: Compare = (a, b) => byText(a.departure, b.departure)
const landsEarlier: Compare = (a, b) =>
  hourlySlot(a.arrival, a.dayShift) - hourlySlot(b.arrival, b.dayShift) ||
  byText(a.arrival, b.arrival)

/** Each sort of S3.34, with tie-breakers. */
const orders: Record<FlightSort, readonly Compare[]> = {
  lowest: [cheaper, quicker, earlier],
  highest: [(a, b) => cheaper(b, a), quicker, earlier],
  depart: [earlier, cheaper, quicker],
  arrival: [landsEarlier, cheaper, quicker],
  duration: [quicker, cheaper, earlier],
}

/**
 * Returns a row's score for "Best", lowest first:
 *
 *     price / lowest price + 0.5 × minutes / shortest minutes + 0.1 × stops + 0.3 for a self-transfer
 *
 * among the visible rows: a journey of twice the shortest time has to be cheaper by half the lowest price.
 * Nothing else counts, in particular not what we earn (docs/decisions/026-best-sort.md).
 */
export const bestScore = (
  { price, minutes, via, stops }: Pick<ResultRow, 'price' | 'minutes' | 'via' | 'stops'>,
  lowest: number,
  shortest: number,
): number =>
  price / Math.max(lowest, 1) +
  (0.5 * minutes) / Math.max(shortest, 1) +
  0.1 * via.length +
  (stops === 'onestop' ? 0.3 : 0)

function bestFirst(rows: readonly ResultRow[]): readonly Compare[] {
  const lowest = Math.min(...rows.map((row) => row.price))
  const shortest = Math.min(...rows.map((row) => row.minutes))
  const scores = new Map(rows.map((row) => [row, bestScore(row, lowest, shortest)]))
  const better: Compare = (a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0)
  return [better, ...orders.lowest]
}

/** Returns the chosen order of these rows; the id is the last tie-breaker, so that it's stable. */
function orderOf(rows: readonly ResultRow[], sort: ResultSort): Compare {
  const order = sort === 'best' ? bestFirst(rows) : orders[sort]
  return (a, b) => {
    for (const compare of order) {
      const found = compare(a, b)
      if (found !== 0) return found
    }
    return byText(a.id, b.id)
  }
}

/** Returns a new array of rows in the chosen order. */
export const sortResults = (rows: readonly ResultRow[], sort: ResultSort): ResultRow[] =>
  rows.toSorted(orderOf(rows, sort))

/** The sorts with a tab. */
export const tabSorts = ['best', 'lowest', 'duration'] as const
export type SortTabs = Readonly<
  Record<(typeof tabSorts)[number], readonly [price: number, minutes: number] | null>
>

/** Returns the price and the minutes of the first row of each tab; `null` if there are no rows. */
export function sortTabs(rows: readonly ResultRow[]): SortTabs {
  const first = (sort: ResultSort): readonly [number, number] | null => {
    const order = orderOf(rows, sort)
    const row = rows.reduce<ResultRow | undefined>(
      (first, each) => (first && order(first, each) <= 0 ? first : each),
      undefined,
    )
    return row ? [row.price, row.minutes] : null
  }
  return { best: first('best'), lowest: first('lowest'), duration: first('duration') }
}

/** Returns the tabs with the price of the whole trip, whose other flights cost `rest`. */
export const tabsOfTrip = (tabs: SortTabs, rest: number): SortTabs =>
  Object.fromEntries(
    tabSorts.map((sort) => {
      const first = tabs[sort]
      return [sort, first && [first[0] + rest, first[1]]]
    }),
  ) as SortTabs
