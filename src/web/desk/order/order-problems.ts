import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { Money } from '../../../contract/money.ts'
import type { ReservationState } from '../../../contract/order/order.ts'

/** Something of an order that somebody has to deal with. */
export type OrderProblem =
  | { kind: 'reservation'; supplier: string; state: ReservationState; reason: string | null }
  | { kind: 'dispute' | 'inquiry' | 'under-review'; amount: Money; dueAt: string | null }
  | { kind: 'withheld' | 'disputed-refund' | 'overdue-refund' | 'approval'; amount: Money }
  | { kind: 'schedule' }
  | { kind: 'ticket'; number: string }

const disputeKinds = {
  inquiry: 'inquiry',
  open: 'dispute',
  under_review: 'under-review',
} as const

/** A refund should be at the gateway within minutes. */
const refundSoon = 60 * 60 * 1000

/** Returns an order's open problems. `now` is in milliseconds. */
export function problemsOf(seen: DeskOrder, now: number): OrderProblem[] {
  const { reservations, payments, refunds, disputes, refundsByHand, afterSales, tickets } = seen
  const disputed = payments.filter(({ state }) => state === 'disputed')
  const waits = ({ state, paymentId }: DeskOrder['refunds'][number]) =>
    (state === 'requested' || state === 'withheld') &&
    disputed.some((each) => each.paymentId === paymentId)
  return [
    ...reservations
      .filter(({ state, isCharged }) => state === 'unknown' || (state === 'failed' && isCharged))
      .map(({ supplier, state, reason }) => ({
        kind: 'reservation' as const,
        supplier,
        state,
        reason,
      })),
    ...disputes.flatMap(({ state, amount, dueAt }) =>
      state === 'won' || state === 'lost' ? [] : [{ kind: disputeKinds[state], amount, dueAt }],
    ),
    ...refunds.filter(waits).map(({ amount }) => ({ kind: 'disputed-refund' as const, amount })),
    ...refunds
      .filter((each) => each.state === 'withheld' && !waits(each))
      .map(({ amount }) => ({ kind: 'withheld' as const, amount })),
    ...refunds
      .filter(
        (each) =>
          each.state === 'requested' &&
          Date.parse(each.createdAt) < now - refundSoon &&
          !waits(each),
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
