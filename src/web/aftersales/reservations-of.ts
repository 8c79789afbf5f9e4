import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import type { Order, OrderItem } from '../../contract/order/order.ts'

/** Items of an order that are one reservation at their supplier and still confirmed. */
export interface ConfirmedReservation {
  /** The id of its first item. */
  id: string
  items: OrderItem[]
  refund: AfterSales['reservations'][number]['refund']
}

/** Returns the reservations that can still be cancelled or changed: those whose items are all confirmed and still ahead. */
export function reservationsOf(
  order: Pick<Order, 'items'>,
  afterSales: AfterSales,
): ConfirmedReservation[] {
  return afterSales.reservations.flatMap(({ itemIds, refund }) => {
    const items = order.items.filter(({ id }) => itemIds.includes(id))
    const [first] = items
    return first && items.every(({ state, isNoShow }) => state === 'confirmed' && !isNoShow)
      ? [{ id: first.id, items, refund }]
      : []
  })
}

/** Returns the reservations of any of these items. */
export const reservationsWith = (
  reservations: readonly ConfirmedReservation[],
  itemIds: readonly string[],
): ConfirmedReservation[] =>
  reservations.filter(({ items }) => items.some(({ id }) => itemIds.includes(id)))

/** Returns an item's reservation. */
export const reservationWith = (
  reservations: readonly ConfirmedReservation[],
  itemId: string | null,
): ConfirmedReservation | undefined =>
  reservations.find(({ items }) => items.some(({ id }) => id === itemId))

/** Returns the items with an unanswered change or cancellation by their supplier. */
export const noticedItems = ({ notices }: Pick<AfterSales, 'notices'>): ReadonlySet<string> =>
  new Set(notices.filter(({ state }) => state === 'open').map(({ itemId }) => itemId))
