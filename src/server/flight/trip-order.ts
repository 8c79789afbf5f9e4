import { CatalogueError } from '../../contract/errors.ts'
import type { Slice } from '../../contract/flight/offer.ts'
import { momentAt, offsetAt } from '../platform/zoned-time.ts'
import { airportByIata } from '../world/airport.ts'

/** What airlines and airports ask for at the very least between two flights from one city. */
const leastAtOnePlace = 60 * 60_000

const zoneOf = (iata: string) => airportByIata(iata)?.zone ?? 'UTC'
const cityOf = (iata: string) => airportByIata(iata)?.cityCode ?? iata

/** Returns when a journey begins and ends. */
export function endsOf(slice: Slice): { departs: Date; arrives: Date } {
  return {
    departs: momentAt(slice.departure, slice.from),
    arrives: momentAt(slice.arrival, slice.to),
  }
}

/**
 * Returns the earliest moment, in milliseconds, at which a journey from an airport can follow another: an hour
 * after its landing in the same city; anywhere else how one gets there is not known, so just not before it.
 */
function earliestAfter(before: Slice, from: string): number {
  const least = cityOf(before.to) === cityOf(from) ? leastAtOnePlace : 0
  return endsOf(before).arrives.getTime() + least
}

/** Returns whether a journey can be flown after another by their moments, whatever their clocks say. */
export const canFollow = (before: Slice, after: Slice): boolean =>
  earliestAfter(before, after.from) <= endsOf(after).departs.getTime()

/**
 * By airport, the local time (`YYYY-MM-DDTHH:MM`) from which on journeys from there can follow another:
 * a whole list is then gone through by comparing texts.
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

/** Throws FLIGHTS_OVERLAP, with `offerIds.<index>` of each journey that leaves before the one before it is over. */
export function refuseOverlaps(slices: readonly Slice[]): void {
  const late = slices.flatMap((slice, index) => {
    const before = slices[index - 1]
    return before && !canFollow(before, slice) ? [[`offerIds.${index}`, 'FLIGHTS_OVERLAP']] : []
  })
  if (late.length > 0) {
    throw new CatalogueError('FLIGHTS_OVERLAP', { fields: Object.fromEntries(late) })
  }
}
