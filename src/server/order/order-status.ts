import type { ItemState, OrderStatus } from '../../contract/order/order.ts'

export interface StatusFacts {
  items: readonly ItemState[]
  /** Minor units of one currency. */
  total: number
  paid: number
  refunded: number
}

/**
 * The status that people see, from what is known. Only `confirmed` says that every ticket is issued:
 * of what the traveller has not given back.
 */
export function orderStatus({ items, total, paid, refunded }: StatusFacts): OrderStatus {
  const every = (...states: ItemState[]) => items.every((item) => states.includes(item))
  const some = (...states: ItemState[]) => items.some((item) => states.includes(item))
  const isTicketed = some('issued', 'changing', 'cancelling')
  if (isTicketed && every('issued', 'changing', 'cancelling', 'cancelled')) return 'confirmed'
  if (paid > 0 && paid === refunded) return 'refunded'
  if (paid >= total) {
    if (some('reserving', 'unknown', 'held', 'issuing', 'expired')) return 'paid'
    if (isTicketed) return 'partly_confirmed'
    return every('cancelled') ? 'cancelled' : 'failed'
  }
  if (some('failed')) return 'failed'
  if (some('expired')) return 'expired'
  if (every('cancelled')) return 'cancelled'
  if (every('held')) return 'awaiting_payment'
  return 'reserving'
}
