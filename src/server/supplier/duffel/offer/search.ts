import { passengerTypes } from '../../../../contract/flight/offer.ts'
import { seconds } from '../../../platform/duration.ts'
import type { FlightQuery, SupplierOffer } from '../../flight-supplier.ts'
import { offerRequestAnswer } from '../answers.ts'
import type { DuffelApi } from '../duffel-api.ts'
import { duffelPairs } from './places.ts'
import { duffelTypes, isHoldable, supplierOffer } from './supplier-offer.ts'

/** How long Duffel waits for airlines, in milliseconds: our searches end after 8 s. */
const supplierTimeout = 6500

/** Duffel may return thousands; only the cheapest are kept. */
const mostOffers = 400

/** Searches each slice separately, so that every offer is for one. Returns the offers that can be held. */
export async function search(
  api: DuffelApi,
  { slices, passengers, cabin }: FlightQuery,
  signal?: AbortSignal,
): Promise<SupplierOffer[]> {
  signal?.throwIfAborted()
  const people = passengerTypes.flatMap((type) =>
    Array.from({ length: passengers[type] }, () => ({ type: duffelTypes[type] })),
  )
  const asked = slices.flatMap(({ from, to, date }, sliceIndex) =>
    duffelPairs(from, to).map(async (pair) => {
      const { data } = await api.ask(
        `/air/offer_requests?return_offers=true&supplier_timeout=${supplierTimeout}`,
        {
          slices: [{ ...pair, departure_date: date }],
          passengers: people,
          cabin_class: cabin,
          max_connections: 2,
        },
        offerRequestAnswer,
        { signal, limit: seconds(60) },
      )
      return data.offers
        .filter((offer) => isHoldable(offer) && offer.passengers.length === people.length)
        .map((offer) => supplierOffer(offer, sliceIndex))
        .sort((a, b) => a.price.amount - b.price.amount)
        .slice(0, mostOffers)
    }),
  )
  return (await Promise.all(asked)).flat()
}
