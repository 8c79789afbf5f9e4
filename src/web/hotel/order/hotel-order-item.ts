import type { HotelItem } from '../../../contract/hotel/order-item.ts'
import type { OrderItem } from '../../../contract/order/order.ts'

/** An order's item that is a room of a stay. */
export type HotelOrderItem = OrderItem & { hotel: HotelItem }

export const isRoom = (item: OrderItem): item is HotelOrderItem => item.hotel !== undefined

/** Returns rooms by the stay that they belong to, each in the order of its rooms. */
export function staysOf<Item extends { hotel: Pick<HotelItem, 'hotel' | 'stay' | 'room'> }>(
  items: readonly Item[],
): Item[][] {
  const keyOf = ({ hotel: { hotel, stay } }: Item) =>
    [hotel.id, stay.checkIn, stay.checkOut].join(' ')
  return [...Map.groupBy(items, keyOf).values()].map((rooms) =>
    rooms.toSorted((a, b) => a.hotel.room - b.hotel.room),
  )
}

/** Returns the first of several rooms if all of them have its booking reference; undefined if one has another, or is cancelled. */
export function sharedVoucher([first, ...others]: readonly HotelOrderItem[]):
  | HotelOrderItem
  | undefined {
  const code = first?.hotel.voucher?.code
  if (!code || others.length === 0) return undefined
  const isShared = [first, ...others].every(
    ({ state, hotel }) => state !== 'cancelled' && hotel.voucher?.code === code,
  )
  return isShared ? first : undefined
}
