import type { OrderItem } from '../../../contract/order/order.ts'
import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { usePlaceNames } from '../../place/place-names.ts'
import type { OrderedItems, ProductViews } from '../../product/product-views.ts'
import { searchAgain } from '../confirm/again/search-again.ts'
import { BagsAfterChange } from '../exchange/bags-after-change.tsx'
import { conditionText, travellersOf } from '../fare/condition-text.tsx'
import { EstimatedSplit } from '../fare/offer-parts.tsx'
import { scheduleChangeViews } from '../schedule-change/schedule-change-views.tsx'
import { airportsOf } from '../slice/airports-of.ts'
import { SliceSummary } from '../slice/slice-summary.tsx'
import { CartFlights } from './cart-flights.tsx'
import { isFlight } from './flight-order-item.ts'
import { FlightTickets } from './flight-tickets.tsx'
import { checkInId, OrderFlights } from './order-flights.tsx'
import { PurchaseDetails } from './purchase-details.tsx'
import { searchFor, tripOf } from './trip-of-flights.ts'

/** What the core's pages show of flights. */
export const flightViews: Partial<ProductViews> = {
  icon: 'plane',
  placesOf,
  OrderItems: ({ items, isNoticeShown, areTermsOpen }) => (
    <OrderFlights
      items={items.filter(isFlight)}
      airports={usePlaceNames()}
      isNoticeShown={isNoticeShown}
      areTermsOpen={areTermsOpen}
    />
  ),
  PurchasedItems: ({ items, edit }) => (
    <PurchaseDetails items={items} airports={usePlaceNames()} edit={edit} />
  ),
  CartDetails: CartFlights,
  bookingPage: (bookId) => `flight/book/${bookId}`,
  ItemSummary: FlightSummary,
  TravellerDocuments: ({ items, traveller }) => (
    <FlightTickets items={items.filter(isFlight)} traveller={traveller} />
  ),
  PriceNote: ({ items }) =>
    items.some(({ flight }) => flight?.offer.splitEstimated) && <EstimatedSplit />,
  ChangeNote: ({ quote, items }) =>
    quote.kind === 'change' && (
      <BagsAfterChange bags={quote.bags} travellers={items[0]?.travellers ?? []} />
    ),
  partCount: ({ flight }) => flight?.offer.slice.segments.length ?? 1,
  documentCount: (items) =>
    new Set(
      items.filter(isFlight).flatMap(({ flight }) => flight.tickets.map((each) => each.number)),
    ).size,
  nextStart: nextDeparture,
  checkIn: ({ id, flight }) => flight?.checkIn && { placeId: checkInId(id), ...flight.checkIn },
  conditionText: (t, what, { flight }, money) =>
    flight && conditionText(t, what, flight.offer[what], money, travellersOf(flight.offer)),
  searchPage: 'flight',
  searchAgain: searchForOrder,
  tripOf,
  searchFor,
  changeAddress: ({ orderCode }, { id }) => ({
    path: `aftersales/change-flight/submission/${orderCode}/search`,
    query: { item: id },
  }),
  notices: scheduleChangeViews,
}

function placesOf({ flight }: OrderItem | PurchasedItem): Iterable<string> {
  if (!flight) return []
  return airportsOf(
    'replaces' in flight && flight.replaces ? [flight.offer, flight.replaces] : [flight.offer],
  )
}

function FlightSummary({ item: { flight } }: { item: OrderItem }) {
  const airports = usePlaceNames()
  return flight && <SliceSummary slice={flight.offer.slice} airports={airports} />
}

/** Returns when a journey leaves by the latest announced times, or null if it has left or was cancelled. */
function nextDeparture({ flight }: OrderItem): string | null {
  if (!flight || flight.hasDeparted) return null
  const { announced, offer } = flight
  const slice = announced ? announced.after : offer.slice
  return slice?.departure ?? null
}

function searchForOrder(order: OrderedItems) {
  const items = order.items.flatMap(({ flight, travellers }) =>
    flight ? [{ flight, travellers }] : [],
  )
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

function isThereAndBack(
  items: readonly { flight: NonNullable<PurchasedItem['flight']> }[],
): boolean {
  const [out, back] = items.map((item) => item.flight.offer.slice)
  return items.length === 2 && out?.from === back?.to && out?.to === back?.from
}
