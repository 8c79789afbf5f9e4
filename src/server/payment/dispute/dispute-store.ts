import { and, asc, eq, gt, type InferSelectModel, inArray, isNotNull, or } from 'drizzle-orm'
import { money } from '../../../contract/money.ts'
import { undecidedDisputes } from '../../../contract/payment/dispute.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { ifStill } from '../../platform/database/guards.ts'
import { inAnyOrder } from '../../platform/database/sweeping.ts'
import { assertTransition } from '../../platform/transition-table.ts'
import { disputes, payments } from '../tables.ts'
import type { Dispute } from './dispute.ts'
import { disputeTransitions } from './dispute-states.ts'

const disputeOf = ({ amount, currency, ...row }: InferSelectModel<typeof disputes>): Dispute => ({
  ...row,
  amount: money(amount, currency),
})

/** Returns a payment's disputes, oldest first. */
export async function disputesOf(tx: Executor, paymentId: string): Promise<Dispute[]> {
  const rows = await tx
    .select()
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId))
    .orderBy(asc(disputes.openedAt))
  return rows.map(disputeOf)
}

/** Returns the disputes of all of an order's payments, oldest first. */
export async function disputesOfOrder(tx: Executor, orderId: string): Promise<Dispute[]> {
  const rows = await tx
    .select({ dispute: disputes })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(disputes.openedAt))
  return rows.map(({ dispute }) => disputeOf(dispute))
}

export async function addDispute(tx: Transaction, { amount, ...facts }: Dispute): Promise<void> {
  await tx.insert(disputes).values({ ...facts, ...amount })
}

/** Changes a dispute. Throws INVALID_STATE. The caller holds the order's lock. */
export async function setDispute(tx: Transaction, before: Dispute, now: Dispute): Promise<void> {
  if (before.state !== now.state) assertTransition(disputeTransitions, before.state, now.state)
  const { amount, currency } = now.amount
  const { withdrawn, reason, dueAt, changedAt } = now
  await tx
    .update(disputes)
    .set({
      state: now.state,
      amount,
      currency,
      withdrawn,
      reason,
      dueAt,
      changedAt,
      changes: ifStill(disputes.changes, before.changes, now.changes),
    })
    .where(eq(disputes.id, before.id))
}

/** Returns disputes that wait for evidence, the nearest deadline first. */
export async function disputesToAnswer(
  tx: Executor,
  most: number,
): Promise<(Dispute & { orderId: string; dueAt: Date })[]> {
  const rows = await tx
    .select({ dispute: disputes, orderId: payments.orderId })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(inArray(disputes.state, ['inquiry', 'open']), isNotNull(disputes.dueAt)))
    .orderBy(asc(disputes.dueAt))
    .limit(most)
  return rows.map(({ dispute, orderId }) => ({
    ...disputeOf(dispute),
    dueAt: dispute.dueAt as Date,
    orderId,
  }))
}

/** Returns payments with a dispute that isn't decided, or is won while the gateway still has the money. */
export async function paymentsInDispute(tx: Executor): Promise<string[]> {
  const rows = await tx
    .select({ paymentId: disputes.paymentId })
    .from(disputes)
    .where(
      or(
        inArray(disputes.state, [...undecidedDisputes]),
        and(eq(disputes.state, 'won'), gt(disputes.withdrawn, 0)),
      ),
    )
    .groupBy(disputes.paymentId)
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ paymentId }) => paymentId)
}

/** Returns those of these orders that have a payment whose dispute isn't decided. */
export async function disputedAmong(
  tx: Executor,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ orderId: payments.orderId })
    .from(payments)
    .where(and(inArray(payments.orderId, [...orderIds]), eq(payments.state, 'disputed')))
  return new Set(rows.map(({ orderId }) => orderId))
}
