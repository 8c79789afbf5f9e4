import { passengerTypes } from '../../contract/flight/offer.ts'
import type { WholeOrder } from './order-store.ts'

/** The address of the results page that asks for an order's flights afresh (parameters of S2.62). */
export function searchAgain({ items, passengers, language }: WholeOrder, origin: string): string {
  const slices = items.map(({ offer }) => offer.slice)
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
  for (const type of passengerTypes) {
    query.set(type, String(passengers.filter((each) => each.type === type).length))
  }
  query.set('cabin', items[0]?.offer.family.cabin ?? 'economy')
  const page = slices.length > 1 && !isReturn ? 'multi-search' : 'search'
  return `${origin}/${language}/flight/${page}?${query}`
}
