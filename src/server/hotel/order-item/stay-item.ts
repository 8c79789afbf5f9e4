import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import type { Item, Reservation } from '../../order/whole-order.ts'
import type { QuotedRate } from '../rate/quoted-rate.ts'

/** What an order stores about one room of a stay. All rooms of a stay are one reservation. */
export interface StayDetails extends QuotedRate {
  hotel: HotelItem['hotel']
  stay: StayDates
  /** Position in the stay's rooms. */
  room: number
  /** Set once booked. */
  voucher: { code: string; confirmation?: string } | null
  arrivesAt: string
  /** Set once the property reports that the guests didn't come. */
  isNoShow?: true
  /** What guests wrote to the property, sealed for the booking `bookId`; '' if they didn't. */
  sealedWishes: string
  bookId: string
}

export type StayItem = Item<StayDetails>

/** The product's id, stored with every reservation of rooms. */
export const stayProductId = 'hotel'

/** Returns an item as a room. Throws for other products. */
export function stayOf(item: Item): StayItem {
  if (item.product !== stayProductId) throw new Error(`item ${item.id} is a ${item.product}`)
  return item as StayItem
}

/** Returns the rooms of a reservation, in the order of the stay's. */
export const staysOf = ({ items }: Pick<Reservation, 'items'>): [StayItem, ...StayItem[]] => {
  const [first, ...others] = items.map(stayOf)
  if (!first) throw new Error('a stay without rooms')
  return [first, ...others]
}
