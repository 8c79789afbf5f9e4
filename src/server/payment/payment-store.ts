import { and, asc, eq, type InferSelectModel, inArray, lt } from 'drizzle-orm'
import type { TrxId } from '../../contract/ids.ts'
import { type Money, money } from '../../contract/money.ts'
import type { PaymentMethod, PaymentState } from '../../contract/payment/payment.ts'
import { type OrderPart, partsIn } from '../order/order-part.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { ifStill } from '../platform/database/guards.ts'
import { jsonReader } from '../platform/database/json-rows.ts'
import { inAnyOrder } from '../platform/database/sweeping.ts'
import { assertTransition } from '../platform/transition-table.ts'
import type { Payment, Refund } from './payment.ts'
import { openPaymentStates, paymentTransitions } from './payment-states.ts'
import { payments, refunds } from './tables.ts'

export async function addPayment(tx: Executor, { amount, ...facts }: Payment): Promise<void> {
  await tx.insert(payments).values({ ...facts, ...amount })
}

export async function paymentById(tx: Executor, id: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id))
  return row && paymentOf(row)
}

/** Returns all attempts of an order, oldest first. */
export async function paymentsOf(tx: Executor, orderId: string): Promise<Payment[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt))
  return rows.map(paymentOf)
}

/** Returns how and when an order's price was paid; undefined unless that was a single payment. */
export async function paidWith(tx: Executor, orderId: string) {
  // A refund changes a payment's state, and with it the day that is known.
  const taken = (await paymentsOf(tx, orderId)).filter(({ state }) => state === 'captured')
  const [first, ...more] = taken
  return first && more.length === 0 ? { method: first.method, at: first.changedAt } : undefined
}

const readPayment = jsonReader(payments)

/** An order's attempts, oldest first, to be read with it. */
export const attempts: OrderPart<Payment[]> = {
  name: 'payments',
  rows: partsIn('payment', 'part.created_at'),
  read: (rows) => rows.map((json) => paymentOf(readPayment(json))),
}

const paymentOf = (row: InferSelectModel<typeof payments>): Payment => ({
  id: row.id,
  orderId: row.orderId,
  trxId: row.trxId as TrxId,
  gateway: row.gateway,
  method: row.method,
  state: row.state,
  amount: money(row.amount, row.currency),
  refunded: row.refunded,
  reason: row.reason,
  createdAt: row.createdAt,
  changedAt: row.changedAt,
})

/** Returns orders with an attempt that has been open since before `moment`. */
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

/** Moves an attempt to a new state. Throws INVALID_STATE. The caller holds the order's lock. */
export async function movePayment(
  tx: Transaction,
  payment: Payment,
  to: PaymentState,
  now: Date,
  more: Partial<Pick<Payment, 'reason' | 'refunded'>> = {},
): Promise<void> {
  assertTransition(paymentTransitions, payment.state, to)
  await tx
    .update(payments)
    .set({ ...more, state: ifStill(payments.state, payment.state, to), changedAt: now })
    .where(eq(payments.id, payment.id))
}

/** Stores a refund, once per key. Returns whether it's new. */
export async function addRefund(
  tx: Transaction,
  { amount, ...facts }: Refund,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(refunds)
    .values({ ...facts, ...amount, createdAt: now })
    .onConflictDoNothing({ target: refunds.key })
    .returning({ id: refunds.id })
  return added.length > 0
}

/** Returns whether there is a refund with this key. */
export async function hasRefund(tx: Executor, key: string): Promise<boolean> {
  const [row] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.key, key))
  return row !== undefined
}

export async function refundById(tx: Executor, id: string): Promise<Refund | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id))
  return row && refundOf(row)
}

export async function refundsOf(tx: Executor, paymentId: string): Promise<Refund[]> {
  const rows = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  return rows.map(refundOf)
}

/** A refund as it's stored, with its dates. */
export interface DatedRefund extends Refund {
  createdAt: Date
  doneAt: Date | null
}

/** Returns all refunds of an order with their dates, oldest first. */
export async function datedRefundsOf(tx: Executor, orderId: string): Promise<DatedRefund[]> {
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(refunds.paymentId, payments.id))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt))
  return rows.map(({ refund }) => datedRefundOf(refund))
}

const datedRefundOf = (row: InferSelectModel<typeof refunds>): DatedRefund => ({
  ...refundOf(row),
  createdAt: row.createdAt,
  doneAt: row.doneAt,
})

/** A refund with what it's for and where it goes. */
export interface KeyedRefund {
  key: string
  amount: Money
  method: PaymentMethod
  /** Null until the gateway has paid it. */
  doneAt: Date | null
}

/** Returns all refunds of an order, oldest first. */
export async function refundsOfOrder(tx: Executor, orderId: string): Promise<KeyedRefund[]> {
  const rows = await tx
    .select({ refund: refunds, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(refunds.paymentId, payments.id))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt))
  return rows.map(({ refund: { key, amount, currency, doneAt }, method }) => ({
    key,
    amount: money(amount, currency),
    method,
    doneAt,
  }))
}

const refundOf = (row: InferSelectModel<typeof refunds>): Refund => ({
  id: row.id,
  key: row.key,
  paymentId: row.paymentId,
  amount: money(row.amount, row.currency),
  ofOrder: row.ofOrder,
  state: row.state,
})

/** Completes a refund that the gateway has paid. The caller holds the order's lock and has read it as `requested`. */
export async function endRefund(tx: Transaction, id: string, doneAt: Date): Promise<void> {
  await tx.update(refunds).set({ state: 'done', doneAt }).where(eq(refunds.id, id))
}

/** Returns refunds waiting since before `moment`. */
export async function refundsLeftOpen(tx: Executor, moment: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), lt(refunds.createdAt, moment)))
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ id }) => id)
}
