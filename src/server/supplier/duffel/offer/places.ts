import { airportByIata, airportsOfPlace } from '../../../world/airport.ts'
import { metropolisByCode } from '../../../world/metropolis.ts'

/** At most so many pairs of airports are asked for instead of one pair of cities. */
const mostPairs = 9

/**
 * Returns a place as Duffel knows it: airports and IATA's city codes as they are. Codes of ours that begin with
 * Q stand where IATA has one code for a city and its airport (docs/decisions/002-world-data.md): for
 * them the airports, busiest first.
 */
export function duffelPlaces(place: string): string[] {
  const isOurs = place.startsWith('Q') && metropolisByCode(place) && !airportByIata(place)
  return isOurs ? airportsOfPlace(place).map(({ iata }) => iata) : [place]
}

/** Returns the pairs to search for, those of the busiest airports where there would be too many. */
export function duffelPairs(from: string, to: string): { origin: string; destination: string }[] {
  const pairs = duffelPlaces(from).flatMap((origin, i) =>
    duffelPlaces(to).map((destination, j) => ({ origin, destination, rank: i + j })),
  )
  return pairs
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostPairs)
    .map(({ origin, destination }) => ({ origin, destination }))
}
