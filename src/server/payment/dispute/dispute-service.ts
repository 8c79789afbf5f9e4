import { isDeepStrictEqual } from 'node:util'
import { type Money, money } from '../../../contract/money.ts'
import {
  type GatewayDispute,
  gatewaysById,
  type PaymentGateway,
} from '../../gateway/payment-gateway.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { days } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { sendRefund, sweepDisputes } from '../jobs.ts'
import type { Ledger } from '../ledger.ts'
import type { Payment } from '../payment.ts'
import { chargedPaymentStates } from '../payment-states.ts'
import { movePayment, paymentById, refundsOf } from '../payment-store.ts'
import { type Dispute, lostOf, stateOf } from './dispute.ts'
import { addDispute, disputesOf, paymentsInDispute, setDispute } from './dispute-store.ts'

/** Records disputes as gateways report them. Reasons: docs/decisions/111-disputes.md. */
export interface DisputeService {
  /**
   * Reads a payment's disputes from its gateway, and records what has changed: any number of times, and in any order of the
   * notices that cause it. Throws if the gateway doesn't respond, or disputes what we don't have.
   */
  look(paymentId: string): Promise<void>
  /** Calls `told` in each transaction that records that an order's payment has become disputed, with the order's lock. */
  whenDisputed(told: (tx: Transaction, order: WholeOrder) => Promise<void>): void
}

/** Gateways repeat a notice for a few days; what is older was read, or looked for often enough. */
const lookBack = days(14)
/** How often disputes are read again that others changed meanwhile. */
const maxTries = 5

export function createDisputeService(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  gateways: readonly PaymentGateway[]
  books: OrderBooks
  ledger: Ledger
  letters: {
    bankReturned(
      tx: Transaction,
      order: WholeOrder,
      dispute: { id: string; amount: Money },
    ): Promise<void>
  }
}): DisputeService {
  const { db, jobs, clock, log, gateways, books, ledger, letters } = parts
  const gatewayOf = gatewaysById(gateways)
  const listeners: Parameters<DisputeService['whenDisputed']>[0][] = []
  jobs.handle(sweepDisputes, sweep)
  jobs.repeat(sweepDisputes, '23 * * * *', {})

  async function look(paymentId: string): Promise<void> {
    const payment = await paymentById(db, paymentId)
    if (!payment) return log.warn({ paymentId }, 'an unknown payment is disputed')
    for (let tries = 0; tries < maxTries; tries += 1) {
      const before = await disputesOf(db, paymentId)
      const found = await gatewayOf(payment).disputes(paymentId)
      if (await record(payment, before, found)) return
    }
    throw new Error(`the disputes of payment ${paymentId} keep changing`)
  }

  /** Returns false, and records nothing, if others have recorded what may be newer than `found`. */
  function record(
    { id, orderId }: Payment,
    before: readonly Dispute[],
    found: readonly GatewayDispute[],
  ): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const order = await books.lock(tx, orderId)
      const known = await disputesOf(tx, id)
      if (!isDeepStrictEqual(known, before)) return false
      const payment = await paymentById(tx, id)
      if (!payment || found.length === 0) return true
      if (!chargedPaymentStates.includes(payment.state)) {
        throw new Error(`payment ${id} is disputed, but ${payment.state}`)
      }
      let isChanged = false
      for (const each of found) isChanged = (await write(tx, payment, known, each)) || isChanged
      if (isChanged) await settle(tx, order, payment, known)
      return true
    })
  }

  /** Writes what the gateway reports of one dispute, with its money and history. Returns whether anything has changed. */
  async function write(
    tx: Transaction,
    { id: paymentId, gateway, orderId }: Payment,
    known: readonly Dispute[],
    { id: reference, ...facts }: GatewayDispute,
  ): Promise<boolean> {
    const before = known.find((each) => each.reference === reference)
    const { state, amount, withdrawn, reason, dueAt, openedAt } = facts
    if (before && isDeepStrictEqual(facts, factsOf(before))) return false
    if (before && before.amount.currency !== amount.currency) {
      throw new Error(`dispute ${reference} was in ${before.amount.currency}`)
    }
    const changedAt = clock.date()
    const now: Dispute = {
      id: before?.id ?? newId(),
      gateway,
      reference,
      paymentId,
      state,
      amount,
      withdrawn,
      reason,
      dueAt,
      openedAt,
      changedAt,
      changes: (before?.changes ?? 0) + 1,
    }
    await (before ? setDispute(tx, before, now) : addDispute(tx, now))
    const moved = { of: `${now.id} ${now.changes}`, orderId }
    const taken = withdrawn - (before?.withdrawn ?? 0)
    const lost = lossOf(now) - (before ? lossOf(before) : 0)
    const { currency } = amount
    if (taken !== 0) {
      await ledger.book(tx, 'dispute', { ...moved, amount: money(taken, currency) })
    }
    if (lost !== 0) {
      await ledger.book(tx, 'dispute-lost', { ...moved, amount: money(lost, currency) })
    }
    if (before?.state !== state) await books.note(tx, orderId, `dispute.${state}`)
    return true
  }

  /** Moves the payment to the state that its disputes leave it in, and continues with refunds that waited for them. */
  async function settle(
    tx: Transaction,
    order: WholeOrder,
    payment: Payment,
    known: readonly Dispute[],
  ): Promise<void> {
    const now = await disputesOf(tx, payment.id)
    const state = stateOf(payment, now)
    // The day of the payment stays, because documents say it. Disputes have their own dates.
    if (state !== payment.state) await movePayment(tx, payment, state, payment.changedAt)
    const lost = lostOf(payment, now) - lostOf(payment, known)
    // What was paid for a change that failed is the payer's again, and no money of the order's.
    const isOrders = order.payables.some(
      (each) => each.paidBy === payment.id && each.purpose !== 'guarantee' && each.state === 'paid',
    )
    if (lost !== 0 && isOrders) await books.moneyLost(tx, order, lost)
    if (state === 'disputed') {
      if (payment.state !== 'disputed') for (const told of listeners) await told(tx, order)
      return
    }
    const refunds = await refundsOf(tx, payment.id)
    // What a refund waited for is told by the mail about the refund.
    const isWaiting = refunds.some(({ state: each }) => each === 'requested' || each === 'withheld')
    if (!isWaiting) await tellLost(tx, order, now, known)
    for (const refund of refunds) {
      if (refund.state === 'requested') await jobs.enqueue(tx, sendRefund, { refundId: refund.id })
    }
  }

  async function tellLost(
    tx: Transaction,
    order: WholeOrder,
    now: readonly Dispute[],
    known: readonly Dispute[],
  ): Promise<void> {
    for (const dispute of now) {
      const before = known.find(({ id }) => id === dispute.id)
      const lost = lossOf(dispute) - (before ? lossOf(before) : 0)
      if (lost <= 0) continue
      const amount = money(lost, dispute.amount.currency)
      await letters.bankReturned(tx, order, { id: dispute.id, amount })
    }
  }

  async function sweep(): Promise<void> {
    const since = new Date(clock.now() - lookBack)
    const quietly = (work: Promise<unknown>, what: object) =>
      work.catch((err) => log.warn({ err, ...what }, 'disputes not read'))
    const ids = new Set(await paymentsInDispute(db))
    for (const gateway of gateways) {
      const find = async () => {
        for (const id of await gateway.disputedSince(since)) ids.add(id)
      }
      await quietly(find(), { gateway: gateway.id })
    }
    // One that can't be read must not stop the others.
    for (const paymentId of ids) await quietly(look(paymentId), { paymentId })
  }

  return {
    look,
    whenDisputed(told) {
      listeners.push(told)
    },
  }
}

const lossOf = ({ state, withdrawn }: Dispute): number => (state === 'lost' ? withdrawn : 0)

const factsOf = (dispute: Dispute): Omit<GatewayDispute, 'id'> => ({
  state: dispute.state,
  amount: dispute.amount,
  withdrawn: dispute.withdrawn,
  reason: dispute.reason,
  dueAt: dispute.dueAt,
  openedAt: dispute.openedAt,
})
