import type { Notice } from '../../../contract/aftersales/after-sales.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { Money } from '../../../contract/money.ts'
import type { ReservationState } from '../../../contract/order/order.ts'
import { agencyDay } from '../agency-clock.ts'
import { cancelledStays, failedReservations, isDealtWith } from './order-failures.ts'

/** Something of an order that somebody has to deal with. */
export type OrderProblem =
  | {
      kind: 'reservation'
      supplier: string
      state: ReservationState
      reason: string | null
      /** When it came to its state. */
      since: string
    }
  | { kind: 'dispute' | 'inquiry' | 'under-review'; amount: Money; dueAt: string | null }
  | { kind: 'withheld' | 'disputed-refund' | 'overdue-refund' | 'approval'; amount: Money }
  | { kind: 'refunded-in-full'; since: string }
  | { kind: 'change' }
  | { kind: 'erasure'; at: string }
  | { kind: 'cancelled-stay'; title: string; since: string }
  | { kind: 'notice'; title: string; notice: Notice }
  | { kind: 'ticket'; number: string }

const disputeKinds = {
  inquiry: 'inquiry',
  open: 'dispute',
  under_review: 'under-review',
} as const

/** A refund should be at the gateway within minutes. */
const refundSoon = 60 * 60 * 1000

/** Returns an order's open problems. `now` is in milliseconds, `zone` the agency's. */
export function problemsOf(seen: DeskOrder, now: number, zone: string): OrderProblem[] {
  const { order, payments, refunds, disputes, refundsByHand, afterSales, tickets } = seen
  const today = agencyDay(now, zone)
  const disputed = payments.filter(({ state }) => state === 'disputed')
  const waits = ({ state, paymentId }: DeskOrder['refunds'][number]) =>
    (state === 'requested' || state === 'withheld') &&
    disputed.some((each) => each.paymentId === paymentId)
  return [
    ...failedReservations(seen).map(({ supplier, state, reason, changedAt }) => ({
      kind: 'reservation' as const,
      supplier,
      state,
      reason,
      since: changedAt,
    })),
    ...cancelledStays(seen, today).map((stay) => ({ kind: 'cancelled-stay' as const, ...stay })),
    ...refundedButBooked(seen, today).map((since) => ({
      kind: 'refunded-in-full' as const,
      since,
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
    ...(seen.erasureAskedAt ? [{ kind: 'erasure' as const, at: seen.erasureAskedAt }] : []),
    ...(seen.changes.some(({ state }) => state === 'proposed')
      ? [{ kind: 'change' as const }]
      : []),
    ...afterSales.notices
      .filter(({ state }) => state === 'open')
      .map((notice) => ({
        kind: 'notice' as const,
        title: order.items.find(({ id }) => id === notice.itemId)?.title ?? '',
        notice,
      })),
    ...(tickets ?? [])
      .filter(({ dueAt }) => dueAt !== null)
      .map(({ number }) => ({ kind: 'ticket' as const, number })),
  ]
}

/** The reason for a refund of the order's own money; other refunds are of duplicate or late payments. */
const ownCauses: readonly string[] = ['hand', 'quote', 'items']

/**
 * Returns the time of the last refund if all that was paid goes back by refunds of ours, with what the payer's bank returned,
 * while something is still to be used, and nobody has dealt with it: the supplier is owed for it. Otherwise returns nothing.
 */
function refundedButBooked(seen: DeskOrder, today: string): string[] {
  const { order, reservations, refunds, afterSales } = seen
  const own = refunds.filter(
    ({ cause, state }) => state !== 'charged_back' && ownCauses.includes(cause.split(' ')[0] ?? ''),
  )
  const returned = afterSales.dispute?.returned.amount ?? 0
  const back = own.reduce((sum, { amount }) => sum + amount.amount, returned)
  const since = own
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1)
  if (since === undefined || isDealtWith(seen, since)) return []
  const isBooked = reservations.some(
    ({ state, itemIds }) =>
      state === 'confirmed' &&
      order.items.some(({ id, startsOn }) => itemIds.includes(id) && (startsOn ?? today) >= today),
  )
  return order.paid.amount > 0 && back >= order.paid.amount && isBooked ? [since] : []
}

/** Returns when the newest of the failures came that staff can mark as dealt with; undefined if there are none. */
export const newestFailure = (problems: readonly OrderProblem[]): string | undefined =>
  problems
    .flatMap((each) =>
      each.kind === 'cancelled-stay' ||
      each.kind === 'refunded-in-full' ||
      (each.kind === 'reservation' && each.state === 'failed')
        ? [each.since]
        : [],
    )
    .toSorted()
    .at(-1)
