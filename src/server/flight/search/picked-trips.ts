import type { Offer } from '../../../contract/flight/offer.ts'
import type { SearchRequest } from '../../../contract/flight/search/flight-search.ts'
import type { OfferId, SearchId } from '../../../contract/ids.ts'
import type { Money } from '../../../contract/money.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import { type Cache, cacheSpace } from '../../platform/cache/cache.ts'
import { hours } from '../../platform/duration.ts'

/** Flights and fares that a traveller picked: enough to look for them again later. */
export interface PickedTrip {
  request: SearchRequest
  legs: Pick<Offer, 'slice' | 'sliceIndex' | 'family' | 'price'>[]
  /** The total the traveller last saw. */
  seen: Money
  /** The total before these offers were found again; absent if the traveller picked them from a list. */
  before?: Money
}

/**
 * Creates the store of trips by search and offers. They outlive the search, so that a page that was open for long
 * still works.
 */
export function pickedTrips(cache: Cache) {
  const trips = cacheSpace<PickedTrip>(cache.insured, 'picked-trip', hours(24))
  const key = (id: SearchId, offers: readonly OfferId[]) => [id, ...offers].join('+')
  return {
    find: (id: SearchId, offers: readonly OfferId[]) => trips.get(key(id, offers)),
    keep: (id: SearchId, offers: readonly OfferId[], trip: PickedTrip) =>
      trips.set(key(id, offers), trip),
  }
}

/** Returns the trip of these offers, at the sum of their prices. */
export function tripOf(request: SearchRequest, offers: readonly Offer[]): PickedTrip {
  return {
    request,
    legs: offers.map(({ slice, sliceIndex, family, price }) => ({
      slice,
      sliceIndex,
      family,
      price,
    })),
    seen: sumMoney(
      offers.map(({ price }) => price),
      request.currency,
    ),
  }
}
