import type { PassengerPrice } from '../../../contract/offer.ts'
import { convert } from '../../world/exchange-rates.ts'
import type { LowestFare, LowestFareQuery } from '../flight-supplier.ts'
import type { Itinerary } from './itinerary/itinerary.ts'
import { itineraryOffers } from './offer/itinerary-offers.ts'
import { itinerariesOnSale, quotingTerms } from './offer/quoting.ts'
import type { SandboxWorld } from './sandbox-world.ts'
import type { SupplierProfile } from './supplier-profile.ts'

const oneAdult = { adult: 1, child: 0, infant: 0 }

/**
 * The cheapest offer of each date: what a search for one adult would find, by the same reckoning. A
 * self-transfer counts only where there is nothing else, for nobody should be drawn in by one.
 */
export async function lowestFares(
  world: SandboxWorld,
  profile: SupplierProfile,
  { from, to, dates, cabin }: LowestFareQuery,
): Promise<LowestFare[]> {
  const days = dates.map((date) => itinerariesOnSale(world, { from, to, date }))
  const terms = await quotingTerms(world, profile, days.flat())
  const asked = terms({ passengers: oneAdult, cabin, sliceIndex: 0 })
  const lowestOf = (itineraries: readonly Itinerary[]) =>
    cheapest(itineraries.flatMap((each) => itineraryOffers(each, asked)[0]?.passengers[0] ?? []))
  return dates.map((date, index) => {
    const { oneBooking = [], selfTransfer = [] } = Object.groupBy(days[index] ?? [], (each) =>
      each.connections.every(({ kind }) => kind === 'transit') ? 'oneBooking' : 'selfTransfer',
    )
    const price = lowestOf(oneBooking)
    return price
      ? { date, price, selfTransfer: false }
      : { date, price: lowestOf(selfTransfer), selfTransfer: true }
  })
}

/** Quotes may be in several currencies: they are weighed in US dollars. */
function cheapest(prices: readonly PassengerPrice[]): LowestFare['price'] {
  const [first] = prices
    .map((price) => ({ price, usd: convert(price.total.amount, price.total.currency, 'USD') }))
    .sort((a, b) => a.usd - b.usd)
  return first ? { base: first.price.base, taxes: first.price.taxes } : null
}
