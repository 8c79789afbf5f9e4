import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { PaymentState } from '../../contract/payment/payment.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { inAnyOrder } from '../platform/database/sweeping.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { openPaymentStates, paymentTransitions } from './payment-states.ts'
import { payments, refunds } from './tables.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

export async function addPayment(
  tx: Executor,
  payment: typeof payments.$inferInsert,
): Promise<void> {
  await tx.insert(payments).values(payment)
}

export async function paymentById(tx: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id))
  return row
}

/** All attempts of an order, oldest first. */
export async function paymentsOf(tx: Executor, orderId: string): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt))
}

/** Orders with an attempt that has been open since before `moment`. */
export async function ordersLeftOpen(tx: Executor, moment: Date): Promise<string[]> {
  const rows = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(inArray(payments.state, [...openPaymentStates]), lt(payments.createdAt, moment)))
    .groupBy(payments.orderId)
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ orderId }) => orderId)
}

/** Moves an attempt by the table. Throws INVALID_STATE. The caller holds the order's lock. */
export async function movePayment(
  tx: Transaction,
  payment: PaymentRow,
  to: PaymentState,
  now: Date,
  more: Partial<Pick<PaymentRow, 'reason' | 'refunded'>> = {},
): Promise<void> {
  assertTransition(paymentTransitions, payment.state, to)
  await tx
    .update(payments)
    .set({ ...more, state: to, changedAt: now })
    .where(eq(payments.id, payment.id))
}

/** Writes a refund, once a key; says whether it is new. */
export async function addRefund(
  tx: Transaction,
  refund: typeof refunds.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(refunds)
    .values(refund)
    .onConflictDoNothing({ target: refunds.key })
    .returning({ id: refunds.id })
  return added.length > 0
}

/** Whether a refund was written under this key. */
export async function hasRefund(tx: Executor, key: string): Promise<boolean> {
  const [row] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.key, key))
  return row !== undefined
}

export async function refundById(tx: Executor, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id))
  return row
}

export async function refundsOf(tx: Executor, paymentId: string): Promise<RefundRow[]> {
  return tx.select().from(refunds).where(eq(refunds.paymentId, paymentId))
}

/** Ends a refund that the gateway has paid back. The caller holds the order's lock and has read it as `requested`. */
export async function endRefund(tx: Transaction, id: string, doneAt: Date): Promise<void> {
  await tx.update(refunds).set({ state: 'done', doneAt }).where(eq(refunds.id, id))
}

/** Refunds that wait since before `moment`. */
export async function refundsLeftOpen(tx: Executor, moment: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lt(refunds.createdAt, moment)))
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ id }) => id)
}
