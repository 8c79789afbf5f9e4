import { greatCircleKm } from '../../../server/world/great-circle.ts'
import { dayOf } from '../timetable/calendar-day.ts'
import { loadTimetable } from '../timetable/load-timetable.ts'
import { routeBetween, type Timetable } from '../timetable/timetable.ts'
import { bestOf } from './best-of.ts'
import { type Chain, itineraryOf, minutesOf } from './chain.ts'
import { LONGEST_LAYOVER, LONGEST_NIGHT_LAYOVER, longestWay } from './connection-rules.ts'
import { clearInto, markInto, oneChange, type PairSearch, twoChanges } from './connections.ts'
import { firstFlights } from './first-flights.ts'
import type { Itinerary, ItineraryQuery } from './itinerary.ts'
import { type SearchIndex, searchIndexOf } from './search-index.ts'

/** The longest journey between two airports: three days. */
const LONGEST_JOURNEY = 72 * 60

/**
 * Finds itineraries on a date, easiest first (by minutes, changes of planes and self-transfers). Unknown airports find
 * nothing. Throws a RangeError for an invalid date.
 */
export function searchItineraries(
  query: ItineraryQuery,
  timetable: Timetable = loadTimetable(),
): Itinerary[] {
  const index = searchIndexOf(timetable)
  return searchChains(index, query).map((chain) => itineraryOf(index, chain))
}

/** Runs the search on indexes. */
export function searchChains(index: SearchIndex, query: ItineraryQuery): Chain[] {
  const searches = pairsOf(index, query)
  let chains = within(index, query, searches)
  if (chains.length === 0 && query.maxChanges > 0) {
    const patient = searches.map((s) => ({ ...s, longestLayover: LONGEST_NIGHT_LAYOVER }))
    chains = within(index, query, patient)
  }
  return bestOf(index, chains, query.limit)
}

function within(
  index: SearchIndex,
  query: ItineraryQuery,
  searches: readonly PairSearch[],
): Chain[] {
  const chains = searches.flatMap((search) => direct(index, search))
  if (query.maxChanges > 0) connect(index, searches, chains, oneChange, patience(chains))
  // Two changes are only searched where they may be about as quick as fewer.
  if (query.maxChanges > 1) {
    connect(index, searches, chains, twoChanges, quickest(chains) * 1.15 + 60)
  }
  return chains
}

function pairsOf(index: SearchIndex, query: ItineraryQuery): PairSearch[] {
  const { timetable } = index
  const day = dayOf(query.date)
  const indexesOf = (codes: readonly string[]) =>
    [...new Set(codes)].flatMap((code) => timetable.airportIndex.get(code) ?? [])
  const destinations = indexesOf(query.to)
  return indexesOf(query.from).flatMap((from) =>
    destinations.flatMap((to) => {
      const a = timetable.airports[from]
      const b = timetable.airports[to]
      if (!a || !b || from === to) return []
      const way = longestWay(greatCircleKm(a, b))
      const limits = { mostMinutes: LONGEST_JOURNEY, longestLayover: LONGEST_LAYOVER }
      return [{ from, to, day, longestWay: way, ...limits }]
    }),
  )
}

function direct(index: SearchIndex, { from, to, day }: PairSearch): Chain[] {
  const route = routeBetween(index.timetable, from, to)
  return route < 0 ? [] : firstFlights(index, route, day)
}

function connect(
  index: SearchIndex,
  searches: readonly PairSearch[],
  chains: Chain[],
  find: (index: SearchIndex, search: PairSearch) => Chain[],
  mostMinutes: number,
): void {
  for (const search of searches) {
    markInto(index, search.to)
    const found = find(index, { ...search, mostMinutes: Math.min(mostMinutes, LONGEST_JOURNEY) })
    clearInto(index, search.to)
    for (const chain of found) if (minutesOf(chain) <= mostMinutes) chains.push(chain)
  }
}

function quickest(chains: readonly Chain[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const chain of chains) least = Math.min(least, minutesOf(chain))
  return least
}

/** Returns the longest time for a journey with changes where there are direct flights. */
function patience(chains: readonly Chain[]): number {
  return quickest(chains) * 2.2 + 360
}
