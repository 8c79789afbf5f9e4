import type { DestinationId } from '../../../contract/hotel/destination.ts'
import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import { roomNameOf } from '../../../contract/hotel/room-name.ts'
import { stayQuery } from '../../../contract/hotel/search/stay-query.ts'
import type { Money } from '../../../contract/money.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { sumMoney } from '../../../contract/sum-money.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { Translate } from '../../locale/word-store.ts'
import type {
  OrderedItems,
  PageAddress,
  ProductViews,
  StayRequest,
} from '../../product/product-views.ts'
import { CartStay } from './cart-stay.tsx'
import { isRoom, staysOf } from './hotel-order-item.ts'
import { OrderStays } from './order-stays.tsx'
import { PurchasedStays } from './purchased-stays.tsx'
import { RoomParty } from './room-party.tsx'
import { StayCancellationTerms } from './stay-cancellation-terms.tsx'
import { StayChangeTerms } from './stay-change-terms.tsx'
import { searchFor, tripOf } from './trip-of-stays.ts'

/** What the core's pages show of stays. */
export const hotelViews: Partial<ProductViews> = {
  icon: 'bed',
  titleOf,
  hasOwnTravellers: true,
  OrderItems: ({ items }) => <OrderStays items={items.filter(isRoom)} />,
  PurchasedItems: PurchasedStays,
  CartDetails: CartStay,
  bookingPage: (bookId) => `hotel/book/${bookId}`,
  ItemSummary: RoomSummary,
  TravellerParty: RoomParty,
  documentCount: (items) =>
    new Set(items.filter(isRoom).flatMap(({ hotel }) => hotel.voucher?.code ?? [])).size,
  nextStart: ({ hotel, startsOn }) => (hotel?.hasStarted ? null : startsOn),
  CancellationTerms: ({ items }) => <StayCancellationTerms items={items.filter(isRoom)} />,
  ChangeTerms: ({ items }) => <StayChangeTerms items={items.filter(isRoom)} />,
  estimateOnSite,
  searchPage: 'hotel',
  searchAgain,
  searchOtherwise,
  tripOf,
  searchFor,
  // All rooms of a stay are changed together.
  changeAddress: ({ orderCode }, { id, hotel }) =>
    hotel?.room === 0
      ? { path: `aftersales/change-stay/${orderCode}`, query: { item: id } }
      : undefined,
}

/** Renders a room in two lines: the property, and the dates with the room. */
function RoomSummary({ item: { hotel: details, title } }: { item: OrderItem }) {
  const t = useT()
  const format = useFormat()
  if (!details) return <p className="font-semibold wrap-anywhere">{title}</p>
  const { hotel, stay } = details
  return (
    <>
      <p className="font-semibold wrap-anywhere">{hotel.name}</p>
      <p className="text-ink-soft" suppressHydrationWarning>
        {format.date(stay.checkIn)} – {format.date(stay.checkOut)} · {roomText(t, details)}
      </p>
    </>
  )
}

/** Returns a room's name and, in a stay of several, its number. */
const roomText = (t: Translate, { stay, rate, room }: Pick<HotelItem, 'stay' | 'rate' | 'room'>) =>
  stay.rooms.length > 1
    ? t('hotel-order.room-name', { number: room + 1, name: roomNameOf(rate, room) })
    : roomNameOf(rate, room)

/** Returns the estimates of whole stays: the rooms of one have it together. */
function estimateOnSite(items: readonly (OrderItem | PurchasedItem)[]): Money | undefined {
  const rooms = items.flatMap(({ hotel }) => (hotel ? [{ hotel }] : []))
  const known = staysOf(rooms).flatMap(
    ([first]) => first?.hotel.rate.price.atProperty?.estimate ?? [],
  )
  return known[0] && sumMoney(known, known[0].currency)
}

function titleOf(t: Translate, { title, hotel }: OrderItem | PurchasedItem): string {
  return hotel && hotel.stay.rooms.length > 1 ? `${title} · ${roomText(t, hotel)}` : title
}

function searchOtherwise(
  [first]: readonly PurchasedItem[],
  { checkIn, checkOut, adults }: StayRequest,
): PageAddress | undefined {
  if (!first?.hotel) return undefined
  const { hotel, stay } = first.hotel
  const query = stayQuery(`hotel-${hotel.id}` as DestinationId, {
    checkIn: checkIn ?? stay.checkIn,
    checkOut: checkOut ?? stay.checkOut,
    rooms: adults === undefined ? stay.rooms : [{ adults, childAges: [] }],
  })
  return { path: 'hotel/search', query }
}

/** Returns the search for the same property, dates and guests, which also lists places near it. */
function searchAgain({ items }: OrderedItems) {
  const [first] = items.flatMap((item) => item.hotel ?? [])
  if (!first) return undefined
  const { hotel, stay } = first
  return {
    path: 'hotel/search' as const,
    query: stayQuery(`hotel-${hotel.id}` as DestinationId, stay),
  }
}
