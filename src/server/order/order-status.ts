import type { OrderStatus, ReservationState } from '../../contract/order/order.ts'
import { isReserved } from './reservation/reservation-states.ts'
import { bundlesOf, isUnsecured, type WholeOrder } from './whole-order.ts'

export interface StatusFacts {
  /** The states of each bundle's reservations. */
  bundles: readonly (readonly ReservationState[])[]
  /** Minor units of one currency. */
  total: number
  paid: number
  refunded: number
}

/**
 * Returns the status shown to travellers. Only `confirmed` means that everything the traveller hasn't cancelled is
 * confirmed.
 */
export function orderStatus({ bundles, total, paid, refunded }: StatusFacts): OrderStatus {
  const states = bundles.flat()
  const every = (...wanted: ReservationState[]) => states.every((state) => wanted.includes(state))
  const some = (...wanted: ReservationState[]) => states.some((state) => wanted.includes(state))
  const hasConfirmed = some('confirmed', 'changing', 'cancelling')
  if (hasConfirmed && every('confirmed', 'changing', 'cancelling', 'cancelled')) return 'confirmed'
  if (paid > 0 && paid === refunded) return 'refunded'
  if (paid >= total && (paid > 0 || some('confirming') || hasConfirmed)) {
    if (some('reserving', 'unknown', 'held', 'quoted', 'confirming', 'expired')) {
      return paid > 0 ? 'paid' : 'reserving'
    }
    if (hasConfirmed) return 'partly_confirmed'
    return every('cancelled') ? 'cancelled' : 'failed'
  }
  if (isAwaitingPayment(bundles)) return 'awaiting_payment'
  if (some('expired')) return 'expired'
  if (every('cancelled')) return 'cancelled'
  if (every('failed', 'cancelled')) return 'failed'
  const isRefused = bundles.length === 1 && some('failed')
  return isRefused ? 'failed' : 'reserving'
}

/** Returns whether all suppliers have responded, and at least one bundle is complete. */
function isAwaitingPayment(bundles: StatusFacts['bundles']): boolean {
  const isSettled = bundles.every((states) =>
    states.every((state) => isReserved({ state }) || state === 'failed' || state === 'cancelled'),
  )
  return isSettled && bundles.some((states) => states.every((state) => isReserved({ state })))
}

/** Returns the order's status as shown to travellers. */
export const statusOf = (
  order: Pick<WholeOrder, 'reservations' | 'total' | 'paid' | 'refunded'>,
): OrderStatus =>
  orderStatus({
    bundles: bundlesOf(order).map((reservations) => reservations.map(({ state }) => state)),
    total: order.total,
    paid: order.paid,
    refunded: order.refunded,
  })

/** Returns whether an order is confirmed as soon as its buyer enters the code that was mailed to its address. */
export const needsCode = (
  order: Pick<WholeOrder, 'reservations' | 'total' | 'paid' | 'refunded' | 'emailProvenAt'>,
): boolean => statusOf(order) === 'awaiting_payment' && isUnsecured(order)
