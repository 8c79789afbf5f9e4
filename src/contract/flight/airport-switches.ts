import type { TripType } from './flight-terms.ts'

interface Ends {
  /** Airport codes of the first departure and the last arrival. */
  from: string
  to: string
}

/** A flight that uses a different airport of the same city than the previous flight. */
export interface AirportSwitch {
  /** Which flight of the trip, counted from 0. */
  leg: number
  /** `leaves`: from elsewhere than the previous flight landed; `lands`: elsewhere than the trip began. */
  kind: 'leaves' | 'lands'
  /** The code of the airport used. */
  airport: string
}

/**
 * Returns a trip's flights that use an unexpected airport: a return that leaves from DMK after landing at BKK, or
 * lands at SZB after leaving from KUL. In a multi-city trip, flights from another city are intended; only a different
 * airport of the same city counts.
 */
export function airportSwitches(
  slices: readonly Ends[],
  tripType: TripType,
  cityOf: (airport: string) => string,
): AirportSwitch[] {
  const first = slices[0]
  return slices.flatMap(({ from, to }, leg) => {
    const before = slices[leg - 1]
    if (!first || !before) return []
    const back = tripType === 'roundtrip'
    const sameCity = back || cityOf(from) === cityOf(before.to)
    const found: AirportSwitch[] = []
    if (from !== before.to && sameCity) found.push({ leg, kind: 'leaves', airport: from })
    if (back && to !== first.from) found.push({ leg, kind: 'lands', airport: to })
    return found
  })
}
