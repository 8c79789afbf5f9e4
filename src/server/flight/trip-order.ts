import { CatalogueError } from '../../contract/errors.ts'
import type { Slice } from '../../contract/flight/offer.ts'
import { airportOfOrder } from '../world/airport.ts'
import { momentAt, offsetAt } from '../world/zoned-time.ts'

/** The minimum time between two flights from one city. */
const leastAtOnePlace = 60 * 60_000

const zoneOf = (iata: string) => airportOfOrder(iata)?.zone ?? 'UTC'
const cityOf = (iata: string) => airportOfOrder(iata)?.cityCode ?? iata

/** Returns a journey's departure and arrival. */
export function endsOf(slice: Slice): { departs: Date; arrives: Date } {
  return {
    departs: momentAt(slice.departure, slice.from),
    arrives: momentAt(slice.arrival, slice.to),
  }
}

/**
 * Returns the earliest time, in milliseconds, at which a journey from an airport can follow another: an hour after
 * landing in the same city. Elsewhere the transfer is unknown, so just not before landing.
 */
function earliestAfter(before: Slice, from: string): number {
  const least = cityOf(before.to) === cityOf(from) ? leastAtOnePlace : 0
  return endsOf(before).arrives.getTime() + least
}

/** Returns whether a journey can be flown after another, comparing instants rather than local times. */
export const canFollow = (before: Slice, after: Slice): boolean =>
  earliestAfter(before, after.from) <= endsOf(after).departs.getTime()

/**
 * Returns, by airport, the local time (`YYYY-MM-DDTHH:MM`) from which journeys can follow another, so that a list can
 * be checked by comparing strings.
 */
export function earliestDepartures(
  before: Slice,
  airports: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    airports.map((iata) => {
      const moment = earliestAfter(before, iata)
      const local = new Date(moment + offsetAt(moment, zoneOf(iata)))
      return [iata, local.toISOString().slice(0, 16)]
    }),
  )
}

/** Throws FLIGHTS_OVERLAP with `offerIds.<index>` of each journey that leaves before the previous one ends. */
export function refuseOverlaps(slices: readonly Slice[]): void {
  const late = slices.flatMap((slice, index) => {
    const before = slices[index - 1]
    return before && !canFollow(before, slice) ? [[`offerIds.${index}`, 'FLIGHTS_OVERLAP']] : []
  })
  if (late.length > 0) {
    throw new CatalogueError('FLIGHTS_OVERLAP', { fields: Object.fromEntries(late) })
  }
}
