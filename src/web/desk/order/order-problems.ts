import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { Money } from '../../../contract/money.ts'
import type { ReservationState } from '../../../contract/order/order.ts'

/** Something of an order that somebody has to deal with. */
export type OrderProblem =
  | { kind: 'reservation'; supplier: string; state: ReservationState; reason: string | null }
  | { kind: 'dispute' | 'withheld' | 'overdue-refund' | 'approval'; amount: Money }
  | { kind: 'schedule' }
  | { kind: 'ticket'; number: string }

/** A refund should be at the gateway within minutes. */
const refundSoon = 60 * 60 * 1000

/** Returns an order's open problems. `now` is in milliseconds. */
export function problemsOf(seen: DeskOrder, now: number): OrderProblem[] {
  const { reservations, payments, refunds, refundsByHand, afterSales, tickets } = seen
  return [
    ...reservations
      .filter(({ state, isCharged }) => state === 'unknown' || (state === 'failed' && isCharged))
      .map(({ supplier, state, reason }) => ({
        kind: 'reservation' as const,
        supplier,
        state,
        reason,
      })),
    ...payments
      .filter(({ state }) => state === 'disputed')
      .map(({ amount }) => ({ kind: 'dispute' as const, amount })),
    ...refunds
      .filter(({ state }) => state === 'withheld')
      .map(({ amount }) => ({ kind: 'withheld' as const, amount })),
    ...refunds
      .filter(
        ({ state, createdAt }) => state === 'requested' && Date.parse(createdAt) < now - refundSoon,
      )
      .map(({ amount }) => ({ kind: 'overdue-refund' as const, amount })),
    ...refundsByHand
      .filter(({ state }) => state === 'proposed')
      .map(({ amount }) => ({ kind: 'approval' as const, amount })),
    ...afterSales.notices
      .filter(({ state }) => state === 'open')
      .map(() => ({ kind: 'schedule' as const })),
    ...(tickets ?? [])
      .filter(({ dueAt }) => dueAt !== null)
      .map(({ number }) => ({ kind: 'ticket' as const, number })),
  ]
}
