import type { Order } from '../../../contract/order/order.ts'
import type { ProductViews } from '../../product/product-views.ts'
import { searchAgain } from '../confirm/again/search-again.ts'
import { conditionText, travellersOf } from '../fare/condition-text.tsx'
import { EstimatedSplit } from '../fare/offer-parts.tsx'
import { SliceSummary } from '../slice/slice-summary.tsx'
import { type FlightOrderItem, isFlight } from './flight-order-item.ts'
import { FlightTickets } from './flight-tickets.tsx'
import { OrderFlights } from './order-flights.tsx'
import { PurchaseDetails } from './purchase-details.tsx'

/** What the core's pages show of flights. */
export const flightViews: ProductViews = {
  OrderItems: ({ items, ...rest }) => <OrderFlights items={items.filter(isFlight)} {...rest} />,
  PurchasedItems: PurchaseDetails,
  ItemSummary: ({ item: { flight }, airports }) =>
    flight && <SliceSummary slice={flight.offer.slice} airports={airports} />,
  TravellerDocuments: ({ items, traveller }) => (
    <FlightTickets items={items.filter(isFlight)} traveller={traveller} />
  ),
  PriceNote: ({ items }) =>
    items.some(({ flight }) => flight?.offer.splitEstimated) && <EstimatedSplit />,
  dayOf: ({ flight }) => flight?.offer.slice.departure.slice(0, 10),
  conditionText: (t, what, { flight }, money) =>
    flight && conditionText(t, what, flight.offer[what], money, travellersOf(flight.offer)),
  searchAgain: searchForOrder,
}

function searchForOrder(order: Order) {
  const items = order.items.filter(isFlight)
  const [first] = items
  if (!first) return undefined
  const count = (type: string) => first.travellers.filter((each) => each.type === type).length
  return searchAgain({
    slices: items.map(({ flight: { offer } }) => ({
      from: offer.slice.from,
      to: offer.slice.to,
      date: offer.slice.departure.slice(0, 10),
    })),
    tripType: items.length === 1 ? 'oneway' : isThereAndBack(items) ? 'roundtrip' : 'multicity',
    passengers: { adult: count('adult'), child: count('child'), infant: count('infant') },
    cabin: first.flight.offer.family.cabin,
    currency: order.total.currency,
  })
}

function isThereAndBack(items: readonly FlightOrderItem[]): boolean {
  const [out, back] = items.map((item) => item.flight.offer.slice)
  return items.length === 2 && out?.from === back?.to && out?.to === back?.from
}
