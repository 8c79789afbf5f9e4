import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import type { Order } from '../../contract/order/order.ts'

export type OrderItem = Order['items'][number]

/** Flights of an order that are one booking at their supplier, as far as they are still held. */
export interface HeldBooking {
  /** Named by its first item. */
  id: string
  items: OrderItem[]
  refund: AfterSales['bookings'][number]['refund']
}

/** What of an order can still be given back or changed: bookings whose flights all have their tickets. */
export function bookingsOf(order: Pick<Order, 'items'>, afterSales: AfterSales): HeldBooking[] {
  return afterSales.bookings.flatMap(({ itemIds, refund }) => {
    const items = order.items.filter(({ id }) => itemIds.includes(id))
    const [first] = items
    return first && items.every(({ state }) => state === 'issued')
      ? [{ id: first.id, items, refund }]
      : []
  })
}

/** The bookings that any of these items belong to. */
export const bookingsWith = (
  bookings: readonly HeldBooking[],
  itemIds: readonly string[],
): HeldBooking[] => bookings.filter(({ items }) => items.some(({ id }) => itemIds.includes(id)))

/** The booking that one of the order's items belongs to. */
export const bookingWith = (
  bookings: readonly HeldBooking[],
  itemId: string | null,
): HeldBooking | undefined => bookings.find(({ items }) => items.some(({ id }) => id === itemId))

/** Returns how many flights these items hold, a connection counting as two: texts say "flight" or "flights" by it. */
export const flightCount = (items: readonly Pick<OrderItem, 'offer'>[]): number =>
  items.reduce((count, { offer }) => count + offer.slice.segments.length, 0)

/** Items that the airline changed or cancelled by itself, while nobody has answered. */
export const noticedItems = ({
  notices,
}: Pick<AfterSales, 'notices'>): ReadonlyMap<string, 'changed' | 'cancelled'> =>
  new Map(
    notices
      .filter(({ state }) => state === 'open')
      .map(({ itemId, after }) => [itemId, after ? 'changed' : 'cancelled']),
  )
