import { legOf } from '../timetable/flights-on.ts'
import type { Itinerary } from './itinerary.ts'
import type { SearchIndex } from './search-index.ts'

/** Flights that follow one another, as the search handles them: indexes and UTC minutes. */
export interface Chain {
  services: number[]
  departures: number[]
  /** For each connection, whether both flights are on one booking code. */
  through: boolean[]
  /** The route of the last flight. */
  route: number
  arrival: number
}

/** Returns the minutes from first departure to last arrival. */
export function minutesOf(chain: Chain): number {
  return chain.arrival - (chain.departures[0] as number)
}

const CHANGE_COST = 60
const RISK_COST = 60

/** Returns the minutes plus a penalty for each change of planes, and a higher one for each self-transfer. */
export function hardship(chain: Chain): number {
  let risks = 0
  for (const through of chain.through) if (!through) risks++
  return minutesOf(chain) + chain.through.length * CHANGE_COST + risks * RISK_COST
}

/** Converts a chain of indexes to an itinerary. */
export function itineraryOf(index: SearchIndex, chain: Chain): Itinerary {
  const legs = chain.services.map((service, i) =>
    legOf(index.timetable, service, chain.departures[i] as number),
  )
  const connections = chain.through.map((through, i) => ({
    minutes: ((legs[i + 1]?.departureUtc ?? 0) - (legs[i]?.arrivalUtc ?? 0)) / 60_000,
    kind: through ? ('transit' as const) : ('onestop' as const),
  }))
  return { legs, connections, minutes: minutesOf(chain) }
}
