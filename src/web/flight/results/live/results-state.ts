import { type LegLowest, lowerOf } from '../choices/trip-price.ts'
import type { ResultRow } from '../list/result-row.ts'
import type { ResultsPage, ResultsUpdate } from '../load/results-data.ts'

/** The browser's state of a search while results arrive. */
export interface ResultsState extends Omit<ResultsUpdate, 'rows'> {
  /** The rows in the list. */
  shown: readonly ResultRow[]
  /** All rows that have arrived; differs from `shown` while new results wait behind the button. */
  arrived: readonly ResultRow[]
  /** Counts of rows that weren't sent with the page; `null` once all rows have arrived. */
  whole: ResultsPage['whole']
  /** Whether several polls in a row failed. */
  offline: boolean
}

export type ResultsEvent =
  | { type: 'opened'; page: ResultsPage }
  | { type: 'update'; update: ResultsUpdate; hold: boolean }
  | { type: 'show-waiting' }
  | { type: 'offline' }
  | { type: 'expired' }

export const openedState = ({ update, whole }: ResultsPage): ResultsState => ({
  ...update,
  shown: update.rows,
  arrived: update.rows,
  whole,
  offline: false,
})

/** Returns the suppliers that didn't answer, whose flights are unknown. */
export const lostSuppliers = ({ suppliers }: Pick<ResultsState, 'suppliers'>) =>
  suppliers.filter((each) => each.state === 'failed' || each.state === 'timed_out')

/** Returns whether no supplier answered, so that "no flights" can't be said either. */
export const isUnknown = (state: Pick<ResultsState, 'state' | 'suppliers'>): boolean =>
  state.state !== 'searching' && lostSuppliers(state).length === state.suppliers.length

/** Returns how many results wait behind the list's button. */
export function waitingCount({ shown, arrived }: ResultsState): number {
  if (shown === arrived) return 0
  const known = new Set(shown.map((row) => row.id))
  return arrived.filter((row) => !known.has(row.id)).length
}

/**
 * Returns the next state. An update with `hold` is held back because the visitor is reading: nothing moves until they
 * ask for it. Rows that weren't sent with the page aren't new, so they're added at once.
 */
export function nextResults(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'opened':
      return openedState(event.page)
    case 'offline':
      return { ...state, offline: true }
    case 'expired':
      return { ...state, state: 'expired' }
    case 'show-waiting':
      return { ...state, shown: state.arrived }
    case 'update': {
      const { update } = event
      const arrived = merged(state.arrived, update.rows)
      const hold = event.hold && state.whole === null
      return {
        ...state,
        ...update,
        shown: hold ? state.shown : arrived,
        arrived,
        tooEarly: state.tooEarly || update.tooEarly,
        whole: null,
        offline: false,
        lowest: lowestOf(state.lowest, update.lowest),
        airlines: grown(state.airlines, update.airlines),
        cities: grown(state.cities, update.cities),
        ends: grown(state.ends, update.ends),
      }
    }
  }
}

/** Merges rows, keeping the objects of unchanged ones, so that they aren't rendered again. */
function merged(rows: readonly ResultRow[], more: readonly ResultRow[]): readonly ResultRow[] {
  if (more.length === 0) return rows
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const row of more) {
    const before = known.get(row.id)
    if (!before || JSON.stringify(before) !== JSON.stringify(row)) known.set(row.id, row)
  }
  return [...known.values()]
}

function grown<T extends Readonly<Record<string, unknown>>>(known: T, more: T): T {
  return Object.keys(more).every((key) => key in known) ? known : { ...known, ...more }
}

/** Returns the lowest prices, or the same object if none is lower, so that rows aren't rendered again. */
function lowestOf(one: readonly LegLowest[], other: readonly LegLowest[]): readonly LegLowest[] {
  const length = Math.max(one.length, other.length)
  const lowest = Array.from({ length }, (_, leg) => lowerOf(one[leg] ?? {}, other[leg] ?? {}))
  return JSON.stringify(lowest) === JSON.stringify(one) ? one : lowest
}

/**
 * Returns how long a page may still show a search, in milliseconds since it was rendered: until the search expires,
 * but never longer than results are valid (`expiryTime`, S3.11), even if clocks differ.
 */
export function sessionLife(expiresAt: string, now: string, expiryTime: number): number {
  const left = Date.parse(expiresAt) - Date.parse(now)
  return Number.isNaN(left) ? expiryTime : Math.min(left, expiryTime)
}
