import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { destinationIdSchema } from '../../../contract/hotel/destination.ts'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import { enoughReviews, type getProperty } from '../../../contract/hotel/property.ts'
import { cityIdOf } from '../../world/local-names.ts'
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts'
import type { PropertyPhotos } from '../photo/property-photos.ts'
import type { GuestReviews } from './guest-reviews.ts'
import { hotelIn } from './hotel-in.ts'
import { nearbyOf } from './nearby.ts'

/** What is known of properties whatever the dates. */
export interface PropertyPages {
  /** Throws STAY_NOT_FOUND. */
  get(id: HotelId, language?: string): Promise<ResultOf<typeof getProperty>>
  /** Returns the ids of properties that search engines should list. */
  list(): Promise<HotelId[]>
  /** Returns whether a property of the catalogue is one of these. */
  isListed(number: number): boolean
}

/** The most reviewed ones: with 37 languages, more pages than search engines read of a site. */
const mostListed = 4000
const shownReviews = 8

export function createPropertyPages({
  catalogue,
  photos,
  guestReviews,
}: {
  catalogue: HotelCatalogue
  photos: Pick<PropertyPhotos, 'show'>
  guestReviews: GuestReviews
}): PropertyPages {
  let known: { size: number; reviews: number } | undefined

  /** Returns how many reviews a listed property has at least, worked out again when there are more properties. */
  function leastReviews(): number {
    const size = catalogue.size()
    if (known?.size !== size) {
      const counts = catalogue.facts.reviews.toSorted((a, b) => b - a)
      known = { size, reviews: Math.max(enoughReviews, (counts[mostListed] ?? 0) + 1) }
    }
    return known.reviews
  }
  const isListed = (number: number) => (catalogue.facts.reviews[number] ?? 0) >= leastReviews()

  return {
    isListed,
    async get(id, language) {
      await catalogue.ready()
      const number = catalogue.numberOf(id)
      if (number === undefined) throw new CatalogueError('STAY_NOT_FOUND')
      const listed = catalogue.hotel(number)
      const [shown, { reviews }] = await Promise.all([
        photos.show(listed.hotel),
        guestReviews(listed, { from: 0, size: shownReviews }, language),
      ])
      const hotel = hotelIn(shown, language)
      const cityId = cityIdOf(listed.hotel)
      return {
        hotel,
        nearby: nearbyOf(hotel.position, language),
        reviews,
        ...(cityId && {
          city: { id: destinationIdSchema.parse(`city-${cityId}`), name: hotel.city },
        }),
        isListed: isListed(number),
      }
    },
    async list() {
      await catalogue.ready()
      const ids: HotelId[] = []
      for (let number = 0; number < catalogue.size(); number += 1) {
        if (isListed(number)) ids.push(catalogue.idOf(number))
      }
      return ids
    },
  }
}
