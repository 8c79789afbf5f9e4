import {
  and,
  asc,
  eq,
  type InferSelectModel,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { TrxId } from '../../contract/ids.ts'
import { type Money, money } from '../../contract/money.ts'
import type { PaymentMethod, PaymentState, RefundState } from '../../contract/payment/payment.ts'
import { type OrderPart, partsIn } from '../order/order-part.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { ifStill } from '../platform/database/guards.ts'
import { jsonReader } from '../platform/database/json-rows.ts'
import { inAnyOrder } from '../platform/database/sweeping.ts'
import { assertTransition } from '../platform/transition-table.ts'
import type { Payment, Refund } from './payment.ts'
import { openPaymentStates, paymentTransitions } from './payment-states.ts'
import { refundTransitions } from './refund-states.ts'
import { payments, refunds } from './tables.ts'

export async function addPayment(tx: Executor, { amount, ...facts }: Payment): Promise<void> {
  await tx.insert(payments).values({ ...facts, ...amount })
}

export async function paymentById(tx: Executor, id: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id))
  return row && paymentOf(row)
}

/** Returns the order of a payment, by our reference or the gateway's own id. */
export async function orderOfPayment(tx: Executor, typed: string): Promise<string | undefined> {
  const isOurs = isUuid.test(typed)
  const [row] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(isOurs ? eq(payments.id, typed.toLowerCase()) : eq(payments.gatewayReference, typed))
    .limit(1)
  return row?.orderId
}

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

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
  // A refund changes a payment's state, and with it the day that is known. A dispute keeps the day.
  const taken = (await paymentsOf(tx, orderId)).filter(
    ({ state, refunded }) => state === 'captured' || (state === 'disputed' && refunded === 0),
  )
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
  terms: row.terms,
  cardDigits: row.cardDigits,
  gatewayReference: row.gatewayReference,
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
  more: Partial<Pick<Payment, 'reason' | 'refunded' | 'cardDigits' | 'gatewayReference'>> = {},
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

/** Returns all refunds of a payment, oldest first. */
export async function refundsOf(tx: Executor, paymentId: string): Promise<DatedRefund[]> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return rows.map(datedRefundOf)
}

/** A refund as it's stored, with its dates. */
export interface DatedRefund extends Refund {
  createdAt: Date
  doneAt: Date | null
  /** When the gateway was last asked to pay it. */
  askedAt: Date | null
  /** Of the bank transfer that paid it instead of the gateway. */
  bankReference: string | null
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
  askedAt: row.askedAt,
  bankReference: row.bankReference,
})

/** Returns refunds that were requested before a time and aren't paid, the oldest first. Those of disputed payments have to wait. */
export async function overdueRefunds(
  tx: Executor,
  before: Date,
  most: number,
): Promise<(DatedRefund & { orderId: string })[]> {
  const rows = await tx
    .select({ refund: refunds, orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(refunds.paymentId, payments.id))
    .where(
      and(
        inArray(refunds.state, ['requested', 'withheld']),
        lt(refunds.createdAt, before),
        ne(payments.state, 'disputed'),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(most)
  return rows.map(({ refund, orderId }) => ({ ...datedRefundOf(refund), orderId }))
}

/** A refund with what it's for and where it goes. */
export interface KeyedRefund {
  key: string
  amount: Money
  /** A bank transfer if staff paid it by one. */
  method: PaymentMethod
  /** Null until it's paid. */
  doneAt: Date | null
}

/** Returns all refunds of an order that its traveller gets or got, oldest first. While a payment is disputed, nothing of it is promised. */
export async function refundsOfOrder(tx: Executor, orderId: string): Promise<KeyedRefund[]> {
  const rows = await tx
    .select({ refund: refunds, method: payments.method })
    .from(refunds)
    .innerJoin(payments, eq(refunds.paymentId, payments.id))
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(refunds.state, 'charged_back'),
        or(ne(payments.state, 'disputed'), isNotNull(refunds.doneAt)),
      ),
    )
    .orderBy(asc(refunds.createdAt))
  return rows.map(({ refund: { key, amount, currency, doneAt, state }, method }) => ({
    key,
    amount: money(amount, currency),
    method: state === 'paid_out' ? 'bank_transfer' : method,
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

/** Moves a refund to a new state. Throws INVALID_STATE. The caller holds the order's lock. */
export async function moveRefund(
  tx: Transaction,
  { id, state }: Refund,
  to: RefundState,
  more: { doneAt?: Date; bankReference?: string; amount?: number } = {},
): Promise<void> {
  assertTransition(refundTransitions, state, to)
  await tx
    .update(refunds)
    .set({ ...more, state: ifStill(refunds.state, state, to) })
    .where(eq(refunds.id, id))
}

/** Records that the gateway is asked for a refund, unless it's not to be sent, or not now. Returns it. */
export async function takeRefund(tx: Executor, id: string, now: Date): Promise<Refund | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ askedAt: now })
    .where(
      and(
        eq(refunds.id, id),
        eq(refunds.state, 'requested'),
        notExists(
          tx
            .select({ id: payments.id })
            .from(payments)
            .where(and(eq(payments.id, refunds.paymentId), eq(payments.state, 'disputed'))),
        ),
      ),
    )
    .returning()
  return row && refundOf(row)
}

/** Returns when the gateway was last asked for a refund. The row is locked: nobody asks until the transaction ends. */
export async function lastAsked(tx: Transaction, id: string): Promise<Date | null> {
  const [row] = await tx
    .select({ askedAt: refunds.askedAt })
    .from(refunds)
    .where(eq(refunds.id, id))
    .for('update')
  return row?.askedAt ?? null
}

/** Returns the refunds that were requested with a key, or with a key that begins with it and a blank. */
export async function refundsFor(tx: Executor, key: string): Promise<Refund[]> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.key, key), sql`starts_with(${refunds.key}, ${`${key} `})`))
  return rows.map(refundOf)
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
