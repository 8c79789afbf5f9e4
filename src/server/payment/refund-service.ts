import type { OrderRefund } from '../../contract/aftersales/after-sales.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { type Money, money } from '../../contract/money.ts'
import {
  type PaymentMethod,
  type RefundRefusal,
  refundDays,
} from '../../contract/payment/payment.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import { gatewaysById } from '../gateway/payment-gateway.ts'
import type { OrderBooks } from '../order/order-books.ts'
import { priceOf, type WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { createCoverRefund, leftFor } from './dispute/covered-refunds.ts'
import { stateOf } from './dispute/dispute.ts'
import { disputesOf } from './dispute/dispute-store.ts'
import { type DisputedMoney, disputedMoney } from './dispute/disputed-money.ts'
import { refundItems, sendRefund } from './jobs.ts'
import type { Ledger } from './ledger.ts'
import type { Payment, Refund } from './payment.ts'
import {
  addRefund,
  datedRefundsOf,
  hasRefund,
  type KeyedRefund,
  movePayment,
  moveRefund,
  paymentById,
  refundById,
  refundsFor,
  refundsOfOrder,
  takeRefund,
} from './payment-store.ts'
import { isDisputed, returnedByBank, sourcesOf, sumLeft, withMoneyLeft } from './refund-sources.ts'

export interface RefundService {
  /**
   * Stores a refund of a captured payment, once per key, and the job that sends it. `ofOrder`: false for a payment
   * that the order didn't need. Returns where it goes, and by when it arrives if it's sent today.
   */
  request(
    tx: Transaction,
    payment: Payment,
    refund: { key: string; amount: Money; ofOrder: boolean },
  ): Promise<ExpectedRefund>
  /**
   * Refunds part of an order's money, once per key, less what the payer's bank has returned of it: from the oldest payment
   * with enough left, otherwise from several; from disputed ones last, where it waits until the dispute is decided. The caller
   * holds the order's lock. Returns what of it isn't sent, if it wasn't requested before.
   */
  refundPart(
    tx: Transaction,
    order: WholeOrder,
    part: { key: string; amount: number },
  ): Promise<BackAlready | undefined>
  /** Returns the payment method to which an order is refunded first, and by when it arrives if it's sent today. */
  expected(orderId: string, within?: Executor): Promise<ExpectedRefund>
  /** Issues a goodwill refund at our cost, under the order's lock. Idempotent by id. Throws the errors of `assertLeft`. */
  refundByHand(
    tx: Transaction,
    order: WholeOrder,
    by: { id: string; amount: number },
  ): Promise<void>
  /** Returns whether everything that was requested for a refund by hand has been paid. */
  isByHandPaid(tx: Executor, id: string): Promise<boolean>
  /** Records with an order that staff paid a refund of it by bank transfer, and tells the traveller. */
  paidOut(
    tx: Transaction,
    order: WholeOrder,
    made: { refund: Refund; payment: Payment },
  ): Promise<void>
  /** Calls `told` in each transaction that records a paid refund, with what it was requested for. */
  whenPaid(told: (tx: Transaction, key: string) => Promise<void>): void
  /** Returns how much of an order's own money can be refunded now, in minor units of its currency: nothing that is disputed. */
  refundable(order: WholeOrder, within?: Executor): Promise<number>
  /** Returns what bounds the refunds of an order's own money. */
  bounds(order: WholeOrder, within?: Executor): Promise<RefundBounds>
  /** The same for refunds that have to be promised now: includes disputed payments, whose refund waits for the bank's decision. */
  boundsIfDisputed(order: WholeOrder, within?: Executor): Promise<RefundBounds>
  /**
   * Returns why this much of an order's own money can't be refunded now: ALREADY_REFUNDED if all of it was, REFUND_TOO_LARGE
   * if less is left, PAYMENT_DISPUTED if it's left, but disputed. Null if it can.
   */
  refusalOf(order: WholeOrder, amount: number, within?: Executor): Promise<RefundRefusal | null>
  /** Throws what `refusalOf` returns. */
  assertLeft(tx: Executor, order: WholeOrder, amount: number): Promise<void>
  /** Throws PAYMENT_DISPUTED while any of an order's own money is disputed: the outcome decides about refund and booking. */
  assertUndisputed(order: WholeOrder, within?: Executor): Promise<void>
  /** Returns whether any of an order's own money is disputed. */
  isDisputed(tx: Executor, order: WholeOrder): Promise<boolean>
  /** Returns all refunds of an order that its traveller gets or got, oldest first. */
  of(orderId: string): Promise<OrderRefund[]>
  /** Returns the number of an order's refunds in any state. Refunds are never removed. */
  countOf(tx: Executor, orderId: string): Promise<number>
  /** Returns what disputes mean for an order's money; undefined if they mean nothing. */
  inDispute(order: WholeOrder, within?: Executor): Promise<DisputedMoney | undefined>
}

/** What its payer has back of an amount, in minor units: from their bank, and from staff by hand. */
export interface BackAlready {
  byBank: number
  byHand: number
}

/** Upper bounds of an order's refunds, in minor units of its currency. */
export interface RefundBounds {
  /** The chargebacks not yet deducted from a refund. */
  returned: number
  /** The unrefunded part of the payments: without disputed ones, or with them. */
  refundable: number
}

export interface ExpectedRefund {
  method: PaymentMethod
  arrivesBy: Date
}

/** Mails to travellers about refunds, in the transaction that records them. */
export interface RefundLetters {
  refunded(
    tx: Transaction,
    order: WholeOrder,
    refund: ExpectedRefund & {
      id: string
      /** What it was requested for. */
      key: string
      amount: Money
      /** `second`: of a duplicate payment; `late`: of money that came too late; `change`: for one that wasn't made. */
      why: 'order' | 'second' | 'change' | 'late'
      /** Whether we paid it by bank transfer, and the gateway didn't. */
      isPaidOut?: boolean
    },
  ): Promise<void>
  /** Says that the payer's bank has paid a refund, or part of it, in place of us. */
  returned(tx: Transaction, order: WholeOrder, refund: { id: string; amount: Money }): Promise<void>
}

interface Parts {
  db: Database
  jobs: Jobs
  clock: Clock
  gateways: readonly PaymentGateway[]
  books: OrderBooks
  letters: RefundLetters
  ledger: Ledger
}

export function createRefundService(parts: Parts): RefundService {
  const { db, jobs, clock, gateways, books, letters, ledger } = parts
  const gatewayOf = gatewaysById(gateways)
  const listeners: ((tx: Transaction, key: string) => Promise<void>)[] = []
  const cover = createCoverRefund({ db, jobs, clock, books, ledger, letters, tell })
  const service: RefundService = {
    request,
    refundPart,
    expected,
    async refundByHand(tx, order, { id, amount }) {
      await service.assertLeft(tx, order, amount)
      const { id: orderId, currency } = order
      await ledger.book(tx, 'goodwill', { of: id, orderId, amount: money(amount, currency) })
      await fromPayments(tx, order, { key: byHandKey(id), amount })
    },
    async isByHandPaid(tx, id) {
      const parts = await refundsFor(tx, byHandKey(id))
      return parts.every(({ state }) => state !== 'requested' && state !== 'withheld')
    },
    paidOut: (tx, order, made) => paid(tx, order, { ...made, isPaidOut: true }),
    whenPaid(told) {
      listeners.push(told)
    },
    refundable: async (order, within = db) =>
      sumLeft((await sourcesOf(within, order)).filter((each) => !isDisputed(each))),
    bounds: async (order, within = db) => ({
      returned: await returnedByBank(within, order, ledger),
      refundable: await service.refundable(order, within),
    }),
    boundsIfDisputed: async (order, within = db) => ({
      returned: await returnedByBank(within, order, ledger),
      refundable: sumLeft(await sourcesOf(within, order)),
    }),
    async refusalOf(order, amount, within = db) {
      if (amount <= (await service.refundable(order, within))) return null
      const left = sumLeft(await sourcesOf(within, order))
      if (amount <= left) return 'PAYMENT_DISPUTED'
      // What the payer's bank returned is no refund of ours.
      const isRefunded = left === 0 && order.paid > 0 && order.lost === 0
      return isRefunded ? 'ALREADY_REFUNDED' : 'REFUND_TOO_LARGE'
    },
    async assertLeft(tx, order, amount) {
      const refusal = await service.refusalOf(order, amount, tx)
      if (refusal) throw new CatalogueError(refusal)
    },
    async assertUndisputed(order, within = db) {
      if (await service.isDisputed(within, order)) throw new CatalogueError('PAYMENT_DISPUTED')
    },
    isDisputed: async (tx, order) => (await sourcesOf(tx, order)).some(isDisputed),
    async inDispute(order, within = db) {
      return disputedMoney(within, order, await service.isDisputed(within, order))
    },
    of: async (orderId) => (await refundsOfOrder(db, orderId)).map(refundView),
    countOf: async (tx, orderId) => (await datedRefundsOf(tx, orderId)).length,
  }
  jobs.handle(refundItems, refundFailed)
  jobs.handle(sendRefund, send)
  return service

  async function request(
    tx: Transaction,
    payment: Payment,
    { key, amount, ofOrder }: { key: string; amount: Money; ofOrder: boolean },
  ): Promise<ExpectedRefund> {
    const { id: paymentId, method } = payment
    const id = newId()
    const refund: Refund = { id, key, paymentId, amount, ofOrder, state: 'requested' }
    const expected = { method, arrivesBy: arrivesBy(method) }
    const isNew = await addRefund(tx, refund, clock.date())
    if (!isNew) return expected
    await ledger.book(tx, 'refund', { of: id, orderId: payment.orderId, amount })
    await books.note(tx, payment.orderId, 'refund.requested')
    await jobs.enqueue(tx, sendRefund, { refundId: id })
    return expected
  }

  async function refundFailed({ orderId, itemIds }: { orderId: string; itemIds: string[] }) {
    await inTransaction(db, async (tx) => {
      const order = await books.lock(tx, orderId)
      const items = order.items.filter(({ id }) => itemIds.includes(id))
      await refundPart(tx, order, { key: `items ${itemIds.join(' ')}`, amount: priceOf(items) })
    })
  }

  async function refundPart(
    tx: Transaction,
    order: WholeOrder,
    { key, amount }: { key: string; amount: number },
  ): Promise<BackAlready | undefined> {
    if (amount === 0 || (await hasRefund(tx, key))) return undefined
    if (await ledger.isBooked(tx, 'regain-lost', { of: key, orderId: order.id })) return undefined
    const returned = Math.min(amount, await returnedByBank(tx, order, ledger))
    const missing = await fromPayments(tx, order, { key, amount: amount - returned })
    return regain(tx, order, { key, returned, missing })
  }

  /** Requests refunds of an order's payments; returns how much less is left of them. */
  async function fromPayments(
    tx: Transaction,
    order: WholeOrder,
    { key, amount }: { key: string; amount: number },
  ): Promise<number> {
    if (amount === 0 || (await hasRefund(tx, key))) return 0
    const { currency } = order
    const sources = await sourcesOf(tx, order)
    const whole = sources.find(({ left }) => left >= amount)
    let missing = amount
    for (const [index, { payment, left }] of (whole ? [whole] : sources).entries()) {
      const part = Math.min(left, missing)
      missing -= part
      const refund = { key: index === 0 ? key : `${key} ${index + 1}`, ofOrder: true }
      if (part > 0) await request(tx, payment, { ...refund, amount: money(part, currency) })
    }
    return missing
  }

  /**
   * Keeps what a supplier refunds and the traveller already has, because staff refunded it by hand or their bank took it back
   * in a dispute: nobody gets back more than they paid.
   */
  async function regain(
    tx: Transaction,
    { id: orderId, currency, lost }: WholeOrder,
    { key, returned, missing }: { key: string; returned: number; missing: number },
  ): Promise<BackAlready> {
    const balances = await ledger.balances(tx, orderId)
    const borne = balances.find(({ account }) => account === 'agency')?.amount ?? 0
    if (missing > borne + lost - returned) {
      throw new Error(`the payments of order ${orderId} are ${missing} short`)
    }
    // What else is missing was lost in another currency, so it couldn't be taken off before.
    const ofBorne = Math.min(missing, borne)
    const ofLost = returned + missing - ofBorne
    const regained = (amount: number) => ({ of: key, orderId, amount: money(amount, currency) })
    if (ofBorne > 0) await ledger.book(tx, 'regain', regained(ofBorne))
    if (ofLost > 0) await ledger.book(tx, 'regain-lost', regained(ofLost))
    return { byBank: ofLost, byHand: ofBorne }
  }

  async function expected(orderId: string, within: Executor = db): Promise<ExpectedRefund> {
    const [first] = await withMoneyLeft(within, orderId)
    const method = first?.payment.method ?? 'card'
    return { method, arrivesBy: arrivesBy(method) }
  }

  async function send({ refundId }: { refundId: string }): Promise<void> {
    if (await isCovered(refundId)) return cover(refundId)
    const refund = await takeRefund(db, refundId, clock.date())
    const payment = refund && (await paymentById(db, refund.paymentId))
    if (!payment) return
    const gateway = gatewayOf(payment)
    const { amount } = refund
    // Looked up first: an earlier attempt may have been interrupted after the gateway had paid.
    const earlier = await gateway.lookUpRefund(refund.id)
    const answer =
      earlier.state === 'not_found'
        ? await gateway.refund({ reference: refund.id, payment: payment.id, amount })
        : earlier
    if (answer.state === 'done') return finish(payment, refundId)
    throw new Error(`refund ${refundId} is ${answer.state}`)
  }

  /** Returns whether the payer's bank has returned the money of a refund, or part of it, which the gateway hasn't paid. */
  async function isCovered(refundId: string): Promise<boolean> {
    const refund = await refundById(db, refundId)
    const payment = refund && (await paymentById(db, refund.paymentId))
    if (!payment || refund.state !== 'requested' || payment.state === 'disputed') return false
    if ((await leftFor(db, payment, refund)) === refund.amount.amount) return false
    const { state } = await gatewayOf(payment).lookUpRefund(refundId)
    return state === 'not_found' || state === 'failed'
  }

  /** Records a refund that the gateway has paid, even if it was withheld too late. */
  async function finish({ id, orderId }: Payment, refundId: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const order = await books.lock(tx, orderId)
      const refund = await refundById(tx, refundId)
      const payment = await paymentById(tx, id)
      if (!payment || (refund?.state !== 'requested' && refund?.state !== 'withheld')) return
      const { amount } = refund
      const refunded = payment.refunded + amount.amount
      const state = stateOf({ ...payment, refunded }, await disputesOf(tx, id))
      await moveRefund(tx, refund, 'done', { doneAt: clock.date() })
      await movePayment(tx, payment, state, clock.date(), { refunded })
      await ledger.book(tx, 'refund-done', { of: refundId, orderId, amount })
      await paid(tx, order, { refund, payment, isPaidOut: false })
    })
  }

  /** Records with the order that a refund was paid, and tells the traveller. */
  async function paid(
    tx: Transaction,
    order: WholeOrder,
    { refund, payment, isPaidOut }: { refund: Refund; payment: Payment; isPaidOut: boolean },
  ): Promise<void> {
    const { id, key, amount } = refund
    if (refund.ofOrder) {
      await books.moneyMoved(tx, order, { refunded: amount.amount, what: 'refund.done' })
    } else await books.note(tx, order.id, 'refund.done')
    const method = isPaidOut ? 'bank_transfer' : payment.method
    await letters.refunded(tx, order, {
      id,
      key,
      amount,
      method,
      why: whyOf(order, refund, payment),
      arrivesBy: arrivesBy(method),
      isPaidOut,
    })
    await tell(tx, key)
  }

  async function tell(tx: Transaction, key: string): Promise<void> {
    for (const told of listeners) await told(tx, key)
  }

  function arrivesBy(method: PaymentMethod): Date {
    return new Date(clock.now() + days(refundDays[method]))
  }

  /** Returns whether a refund is of the order, of a change that wasn't made, of money that came too late, or of a second payment. */
  function whyOf({ payables }: WholeOrder, { ofOrder }: Refund, { trxId }: Payment) {
    if (ofOrder) return 'order'
    const payable = payables.find((each) => each.trxId === trxId)
    if (payable?.state !== 'withdrawn') return 'second'
    return payable.purpose === 'change' ? 'change' : 'late'
  }
}

/** What a refund is for, by the first word of its key. Other keys are those of payments that weren't needed. */
const reasons: Readonly<Record<string, OrderRefund['reason']>> = {
  items: 'not_confirmed',
  quote: 'cancelled',
  hand: 'goodwill',
}

const byHandKey = (id: string): string => `hand ${id}`

function refundView({ key, amount, method, doneAt }: KeyedRefund): OrderRefund {
  const arrives = doneAt && new Date(doneAt.getTime() + days(refundDays[method]))
  return {
    amount,
    method,
    reason: reasons[key.split(' ')[0] ?? ''] ?? 'extra',
    arrivesBy: arrives?.toISOString().slice(0, 10) ?? null,
  }
}
