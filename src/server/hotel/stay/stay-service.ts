import type { QueryOf, ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { refusedChildren } from '../../../contract/hotel/child-rule.ts'
import type { listReviews, reviewStay, StayHash } from '../../../contract/hotel/property.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { minutes } from '../../platform/duration.ts'
import { type Allowance, spend } from '../../platform/rate-limit/rate-limit.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import { hasRate } from '../../world/exchange-rates.ts'
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts'
import type { PropertyPhotos } from '../photo/property-photos.ts'
import { refuse, stayProblems } from '../search/check-stay.ts'
import type { GuestReviews } from './guest-reviews.ts'
import { hotelIn } from './hotel-in.ts'
import { nearbyOf } from './nearby.ts'
import type { OtherStays } from './other-stays.ts'
import type { PropertyPages } from './property-pages.ts'
import { decodeStayHash } from './stay-hash.ts'
import type { RatesRequest, StayRates } from './stay-rates.ts'

export interface StayService {
  /** Returns a property with all rates for its dates and guests. Throws STAY_NOT_FOUND, PAST_DATE, SUPPLIER_UNAVAILABLE. */
  review(
    hash: StayHash,
    currency: string,
    visitor: { address: string; language: string | undefined },
  ): Promise<ResultOf<typeof reviewStay>>
  /** Returns a page of guests' reviews. Throws STAY_NOT_FOUND. */
  reviews(
    hash: StayHash,
    query: QueryOf<typeof listReviews>,
    language?: string,
  ): Promise<ResultOf<typeof listReviews>>
  /** Returns the property and stay of a hash. Throws STAY_NOT_FOUND. */
  open(hash: StayHash, currency: string): Promise<RatesRequest>
}

/** Each call asks every supplier of the property. */
const reviewings: Allowance = { name: 'hotel-stay', times: 120, within: minutes(1) }

export function createStayService(parts: {
  cache: Cache
  clock: Clock
  signer: Signer
  catalogue: HotelCatalogue
  photos: Pick<PropertyPhotos, 'show'>
  rates: StayRates
  otherStays: OtherStays
  guestReviews: GuestReviews
  properties: Pick<PropertyPages, 'isListed'>
}): StayService {
  const { cache, clock, signer, catalogue, photos, rates, otherStays, guestReviews, properties } =
    parts

  async function open(hash: StayHash, currency: string): Promise<RatesRequest> {
    const decoded = decodeStayHash(signer, hash)
    if (!decoded) throw new CatalogueError('STAY_NOT_FOUND')
    if (!hasRate(currency)) {
      throw new CatalogueError('VALIDATION', { fields: { currency: 'invalid' } })
    }
    await catalogue.ready()
    const number = catalogue.numberOf(decoded.hotelId)
    if (number === undefined) throw new CatalogueError('STAY_NOT_FOUND')
    const listed = catalogue.hotel(number)
    const hotel = await photos.show(listed.hotel)
    return { listed: { ...listed, hotel }, stay: decoded.stay, currency }
  }

  return {
    open,
    async review(hash, currency, { address, language }) {
      const request = await open(hash, currency)
      const { hotel } = request.listed
      refuse(stayProblems(request.stay, { zone: hotel.zone, now: clock.date() }))
      await spend(cache, reviewings, address)
      const refused = refusedChildren(hotel, request.stay)
      const { rates: found, unavailable } =
        refused.length > 0 ? { rates: [], unavailable: [] } : await rates.ask(request)
      if (unavailable.length === request.listed.sources.length) {
        throw new CatalogueError('SUPPLIER_UNAVAILABLE')
      }
      return {
        hotel: hotelIn(hotel, language),
        isListed: properties.isListed(catalogue.numberOf(hotel.id) ?? -1),
        stay: request.stay,
        rates: found.map(({ rate }) => rate),
        ...(refused.length > 0 ? { refusedChildren: refused } : {}),
        nearby: nearbyOf(hotel.position, language),
        others: found.length > 0 ? [] : await otherStays(request, language),
        unavailable: unavailable.map(({ name }) => name),
      }
    },
    async reviews(hash, query, language) {
      const { listed } = await open(hash, 'USD')
      return guestReviews(listed, query, language)
    },
  }
}
