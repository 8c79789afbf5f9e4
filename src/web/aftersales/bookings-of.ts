import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import type { Order, OrderItem } from '../../contract/order/order.ts'

/** Items of an order that are one booking at their supplier and still confirmed. */
export interface HeldBooking {
  /** The id of its first item. */
  id: string
  items: OrderItem[]
  refund: AfterSales['bookings'][number]['refund']
}

/** Returns the bookings that can still be cancelled or changed: those whose items are all confirmed. */
export function bookingsOf(order: Pick<Order, 'items'>, afterSales: AfterSales): HeldBooking[] {
  return afterSales.bookings.flatMap(({ itemIds, refund }) => {
    const items = order.items.filter(({ id }) => itemIds.includes(id))
    const [first] = items
    return first && items.every(({ state }) => state === 'confirmed')
      ? [{ id: first.id, items, refund }]
      : []
  })
}

/** Returns the bookings of any of these items. */
export const bookingsWith = (
  bookings: readonly HeldBooking[],
  itemIds: readonly string[],
): HeldBooking[] => bookings.filter(({ items }) => items.some(({ id }) => itemIds.includes(id)))

/** Returns an item's booking. */
export const bookingWith = (
  bookings: readonly HeldBooking[],
  itemId: string | null,
): HeldBooking | undefined => bookings.find(({ items }) => items.some(({ id }) => id === itemId))

/** Returns the items with an unanswered change or cancellation by their supplier. */
export const noticedItems = ({ notices }: Pick<AfterSales, 'notices'>): ReadonlySet<string> =>
  new Set(notices.filter(({ state }) => state === 'open').map(({ itemId }) => itemId))
