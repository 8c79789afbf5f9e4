import { LRUCache } from 'lru-cache'
import { defaultLocale } from '../../../contract/default-locale.ts'
import type { QueryOf, ResultOf } from '../../../contract/endpoint.ts'
import type { HotelId, Review } from '../../../contract/hotel/hotel.ts'
import type { listReviews } from '../../../contract/hotel/property.ts'
import { hours } from '../../platform/duration.ts'
import type { HotelSupplierOf } from '../../supplier/hotel-supplier.ts'
import type { ListedHotel } from '../catalogue/merge-properties.ts'

/** Returns a page of a property's reviews by guests: those with text in the reader's language first, each kind newest first. */
export type GuestReviews = (
  listed: ListedHotel,
  query: QueryOf<typeof listReviews>,
  readersLanguage?: string,
) => Promise<ResultOf<typeof listReviews>>

/** Properties whose reviews are kept. */
const keptProperties = 200

export function createGuestReviews(supplierOf: HotelSupplierOf): GuestReviews {
  const kept = new LRUCache<HotelId, Review[]>({ max: keptProperties, ttl: hours(1) })

  async function reviewsOf({ hotel, sources }: ListedHotel): Promise<Review[]> {
    const known = kept.get(hotel.id)
    if (known) return known
    const found = await Promise.all(
      sources.map(({ supplier, ref }) => supplierOf({ supplier }).reviews?.(ref) ?? []),
    )
    const newestFirst = found.flat().sort((a, b) => (a.stayed < b.stayed ? 1 : -1))
    // Suppliers that got a review from the same site each have it.
    const reviews = [...new Map(newestFirst.map((review) => [review.id, review])).values()]
    kept.set(hotel.id, reviews)
    return reviews
  }

  return async (listed, { language, party, from, size }, readersLanguage) => {
    const all = await reviewsOf(listed)
    const ofParty = all.filter((review) => !party || review.party === party)
    const wanted = ofParty
      .filter((review) => !language || review.language === language)
      .sort((a, b) => rankOf(a, readersLanguage) - rankOf(b, readersLanguage))
    const languages = Map.groupBy(ofParty, (review) => review.language)
    return {
      total: wanted.length,
      reviews: wanted.slice(from, from + size),
      languages: Object.fromEntries([...languages].map(([code, same]) => [code, same.length])),
    }
  }
}

/** Lower is more useful to the reader. Most travellers read English. */
function rankOf({ liked, disliked, language }: Review, readersLanguage = defaultLocale): number {
  if (!(liked || disliked)) return 3
  if (language === readersLanguage) return 0
  return language === defaultLocale ? 1 : 2
}
