import type { SearchRequest } from '../../../contract/flight/search/flight-search.ts'
import type { NoteFound } from '../../deal/found-prices.ts'
import type { NoteRoute } from '../../landing/route-facts.ts'
import type { QuotedOffer } from '../quoted-offer.ts'

/**
 * Notes an adult's lowest economy fare of each flight that was searched for. Self-transfers are left out: teaser prices
 * shouldn't be theirs.
 */
export function noteFares(
  note: NoteFound,
  { slices, cabin, currency }: SearchRequest,
  offers: readonly QuotedOffer[],
): void {
  if (cabin !== 'economy') return
  for (const [index, { from, to, date }] of slices.entries()) {
    const fares = offers.flatMap(({ offer: { sliceIndex, slice, passengers } }) => {
      const adults = passengers.find(({ type }) => type === 'adult')
      const counts = sliceIndex === index && slice.stopType !== 'onestop' && adults
      return counts && adults.count > 0 ? [Math.ceil(adults.total.amount / adults.count)] : []
    })
    if (fares.length === 0) continue
    const amount = fares.reduce((lowest, fare) => Math.min(lowest, fare))
    const trip = { origin: from, destination: to, starts: date, ends: date }
    note({ product: 'flight', ...trip, currency, amount })
  }
}

/** Passes economy fares of searched routes on to the landing pages' facts. */
export function noteRoutes(
  note: NoteRoute,
  { slices, cabin, currency }: SearchRequest,
  offers: readonly QuotedOffer[],
): void {
  if (cabin !== 'economy') return
  for (const [index, slice] of slices.entries()) {
    const own = offers.map(({ offer }) => offer).filter(({ sliceIndex }) => sliceIndex === index)
    note({ ...slice, currency }, own)
  }
}
