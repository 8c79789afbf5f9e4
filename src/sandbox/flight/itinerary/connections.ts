import type { Chain } from './chain.ts'
import { firstFlights } from './first-flights.ts'
import { onward } from './onward.ts'
import type { SearchIndex } from './search-index.ts'

/** One pair of airports on one day. */
export interface PairSearch {
  from: number
  to: number
  day: number
  /** The most kilometres flown, all flights together. */
  longestWay: number
  /** The most minutes from first departure to last arrival. */
  mostMinutes: number
  /** The most minutes on the ground between two flights. */
  longestLayover: number
}

/** The shortest time any connection takes. */
const QUICKEST_CHANGE = 35

/** Two-change routes kept for one pair; the quickest are tried first. */
const WAYS_KEPT = 400

/** Once this many journeys with two changes are found, no further routes are tried. */
const ENOUGH = 60

/** Stores each airport's route to the destination in the index; `clearInto` removes it. */
export function markInto(index: SearchIndex, to: number): void {
  const { inboundStart, inbound, routeFrom } = index.timetable
  for (let i = inboundStart[to] as number; i < (inboundStart[to + 1] as number); i++) {
    const route = inbound[i] as number
    index.into[routeFrom[route] as number] = route
  }
}

/** See `markInto`. */
export function clearInto(index: SearchIndex, to: number): void {
  const { inboundStart, inbound, routeFrom } = index.timetable
  for (let i = inboundStart[to] as number; i < (inboundStart[to + 1] as number); i++) {
    index.into[routeFrom[inbound[i] as number] as number] = -1
  }
}

/** Returns every one-change journey within the limits of distance and time. */
export function oneChange(index: SearchIndex, search: PairSearch): Chain[] {
  const { timetable, into, fastest } = index
  const { routeStart, routeTo, routeKm } = timetable
  const found: Chain[] = []
  const end = routeStart[search.from + 1] as number
  for (let first = routeStart[search.from] as number; first < end; first++) {
    const second = into[routeTo[first] as number] as number
    if (second < 0) continue
    if ((routeKm[first] as number) + (routeKm[second] as number) > search.longestWay) continue
    const quickest = (fastest[first] as number) + (fastest[second] as number) + QUICKEST_CHANGE
    if (quickest > search.mostMinutes) continue
    for (const chain of firstFlights(index, first, search.day)) {
      onward(index, chain, second, search.longestLayover, found)
    }
  }
  return found
}

interface Way {
  first: number
  second: number
  third: number
  quickest: number
}

/** Returns journeys with two changes, along the quickest pairs of connecting airports. */
export function twoChanges(index: SearchIndex, search: PairSearch): Chain[] {
  const found: Chain[] = []
  const halfway: Chain[] = []
  const firsts = new Map<number, Chain[]>()
  for (const way of quickestWays(index, search)) {
    if (found.length >= ENOUGH) break
    let first = firsts.get(way.first)
    if (!first) {
      first = firstFlights(index, way.first, search.day)
      firsts.set(way.first, first)
    }
    halfway.length = 0
    for (const chain of first) onward(index, chain, way.second, search.longestLayover, halfway)
    for (const chain of halfway) onward(index, chain, way.third, search.longestLayover, found)
  }
  return found
}

function quickestWays(index: SearchIndex, search: PairSearch): Way[] {
  const { timetable, into, fastest } = index
  const { routeStart, routeTo, routeKm } = timetable
  const ways: Way[] = []
  let slowestKept = search.mostMinutes
  const end = routeStart[search.from + 1] as number
  for (let first = routeStart[search.from] as number; first < end; first++) {
    const change = routeTo[first] as number
    if (change === search.to) continue
    const minutes = (fastest[first] as number) + 2 * QUICKEST_CHANGE
    if (minutes > slowestKept) continue
    const km = routeKm[first] as number
    const stop = routeStart[change + 1] as number
    for (let second = routeStart[change] as number; second < stop; second++) {
      const third = into[routeTo[second] as number] as number
      if (third < 0 || routeTo[second] === search.from) continue
      if (km + (routeKm[second] as number) + (routeKm[third] as number) > search.longestWay)
        continue
      const quickest = minutes + (fastest[second] as number) + (fastest[third] as number)
      if (quickest > slowestKept) continue
      ways.push({ first, second, third, quickest })
      if (ways.length === WAYS_KEPT * 2) slowestKept = keepQuickest(ways)
    }
  }
  keepQuickest(ways)
  return ways
}

/** Keeps only the quickest routes and returns the minutes of the slowest of them. */
function keepQuickest(ways: Way[]): number {
  ways.sort((a, b) => a.quickest - b.quickest)
  if (ways.length > WAYS_KEPT) ways.length = WAYS_KEPT
  return ways.at(-1)?.quickest ?? Number.POSITIVE_INFINITY
}
