import type { Order } from '../../../contract/order/order.ts'
import type { ProductViews } from '../../product/product-views.ts'
import { searchAgain } from '../confirm/again/search-again.ts'
import { conditionText, travellersOf } from '../shared/condition-text.tsx'
import { SliceSummary } from '../shared/slice-summary.tsx'
import { OrderFlights } from './order-flights.tsx'
import { PurchaseDetails } from './purchase-details.tsx'

/** What pages of the core say of flights. */
export const flightViews: ProductViews = {
  OrderItems: OrderFlights,
  PurchaseDetails,
  ItemSummary: ({ item, airports }) => (
    <SliceSummary slice={item.offer.slice} airports={airports} />
  ),
  conditionText: (t, what, { offer }, money) =>
    conditionText(t, what, offer[what], money, travellersOf(offer)),
  searchAgain: searchForOrder,
}

function searchForOrder({ items, passengers, total }: Order) {
  const [first] = items
  if (!first) return undefined
  const count = (type: string) => passengers.filter((each) => each.type === type).length
  return searchAgain({
    slices: items.map(({ offer: { slice } }) => ({
      from: slice.from,
      to: slice.to,
      date: slice.departure.slice(0, 10),
    })),
    tripType: items.length === 1 ? 'oneway' : isThereAndBack(items) ? 'roundtrip' : 'multicity',
    passengers: { adult: count('adult'), child: count('child'), infant: count('infant') },
    cabin: first.offer.family.cabin,
    currency: total.currency,
  })
}

function isThereAndBack(items: Order['items']): boolean {
  const [out, back] = items.map((item) => item.offer.slice)
  return items.length === 2 && out?.from === back?.to && out?.to === back?.from
}
