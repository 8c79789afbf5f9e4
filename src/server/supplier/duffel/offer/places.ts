import { airportByIata, airportsOfPlace } from '../../../world/airport.ts'
import { metropolisByCode } from '../../../world/metropolis.ts'

/** The most airport pairs searched instead of one pair of cities. */
const mostPairs = 9

/**
 * Returns a place in Duffel's codes: airports and IATA city codes unchanged. Our own codes beginning with Q are used
 * where IATA has one code for a city and its airport (docs/decisions/002-world-data.md): they return the airports,
 * busiest first.
 */
export function duffelPlaces(place: string): string[] {
  const isOurs = place.startsWith('Q') && metropolisByCode(place) && !airportByIata(place)
  return isOurs ? airportsOfPlace(place).map(({ iata }) => iata) : [place]
}

/** Returns the pairs to search, limited to the busiest airports if there would be too many. */
export function duffelPairs(from: string, to: string): { origin: string; destination: string }[] {
  const pairs = duffelPlaces(from).flatMap((origin, i) =>
    duffelPlaces(to).map((destination, j) => ({ origin, destination, rank: i + j })),
  )
  return pairs
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostPairs)
    .map(({ origin, destination }) => ({ origin, destination }))
}
