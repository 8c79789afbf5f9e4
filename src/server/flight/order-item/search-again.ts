import { passengerTypes } from '../../../contract/flight/offer.ts'
import type { FlightItem } from './flight-item.ts'

/** Returns path and query of the results page that searches for journeys again (parameters of S2.62). */
export function searchFlightsAgain(items: readonly FlightItem[]): string {
  const slices = items.map(({ details }) => details.offer.slice)
  const [out, back] = slices
  const isReturn = slices.length === 2 && out?.from === back?.to && out?.to === back?.from
  const query = new URLSearchParams()
  for (const [index, slice] of (isReturn ? slices.slice(0, 1) : slices).entries()) {
    const leg = index || ''
    query.set(`depAirport${leg}`, slice.from)
    query.set(`arrAirport${leg}`, slice.to)
    query.set(`depDate${leg}`, slice.departure.slice(0, 10))
  }
  if (isReturn && back) query.set('retDate', back.departure.slice(0, 10))
  const travellers = items[0]?.travellers ?? []
  for (const type of passengerTypes) {
    query.set(type, String(travellers.filter((each) => each.type === type).length))
  }
  query.set('cabin', items[0]?.details.offer.family.cabin ?? 'economy')
  const page = slices.length > 1 && !isReturn ? 'multi-search' : 'search'
  return `/flight/${page}?${query}`
}
