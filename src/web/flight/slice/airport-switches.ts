import type { TripType } from '../../../contract/flight/flight-terms.ts'
import { type AirportNames, cityOf } from '../../place/airport-names.ts'

interface Ends {
  /** Airport codes of the first departure and the last arrival. */
  from: string
  to: string
}

/** A flight that uses another airport of a city than the flight before it did. */
export interface AirportSwitch {
  /** Which flight of the trip, counted from 0. */
  leg: number
  /** `leaves`: not from where the flight before landed; `lands`: not where the trip began. */
  kind: 'leaves' | 'lands'
  /** The code of the airport it uses. */
  airport: string
}

/**
 * Returns the flights of a trip that use another airport than their traveller would expect: a return that leaves
 * from DMK after landing at BKK, or that lands at SZB after leaving from KUL. In a trip of several cities a flight
 * from another city is meant so; only another airport of the same city counts there.
 */
export function airportSwitches(
  slices: readonly Ends[],
  tripType: TripType,
  airports: AirportNames,
): AirportSwitch[] {
  const first = slices[0]
  return slices.flatMap(({ from, to }, leg) => {
    const before = slices[leg - 1]
    if (!first || !before) return []
    const back = tripType === 'roundtrip'
    const sameCity = back || cityOf(airports, from) === cityOf(airports, before.to)
    const found: AirportSwitch[] = []
    if (from !== before.to && sameCity) found.push({ leg, kind: 'leaves', airport: from })
    if (back && to !== first.from) found.push({ leg, kind: 'lands', airport: to })
    return found
  })
}
