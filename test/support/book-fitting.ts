import type { Booking } from '../../src/contract/flight/booking.ts'
import type { Offer } from '../../src/contract/flight/offer.ts'
import type { SearchRequest } from '../../src/contract/flight/search/flight-search.ts'
import type { Traveller } from './traveller.ts'

/** Returns a booking of the cheapest matching offer of each slice, among all fare families and suppliers. */
export async function bookFitting(
  traveller: Traveller,
  request: SearchRequest,
  fits: (offer: Offer) => boolean,
): Promise<Booking> {
  const { searchId, results } = await traveller.search(request)
  const offers: Offer[] = []
  for (const [index] of request.slices.entries()) {
    const rows = results
      .filter(({ sliceIndex }) => sliceIndex === index)
      .sort((a, b) => a.cheapest.price.amount - b.cheapest.price.amount)
    for (const { id } of rows) {
      const path = `/flight/search/${searchId}/results/${encodeURIComponent(id)}`
      const found = await traveller.must(traveller.call<{ offers: Offer[] }>('GET', path))
      const offer = found.offers.find(fits)
      if (!offer) continue
      offers.push(offer)
      break
    }
    if (offers.length <= index) throw new Error('nothing fits')
  }
  return traveller.bookOffers(
    searchId,
    offers.map(({ id }) => id),
  )
}
