import { CatalogueError } from '../../contract/errors.ts'
import type {
  PayableStanding,
  Payable as PayableView,
  PaymentMethod,
} from '../../contract/payment/payment.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import type { Visitor } from '../order/access/order-access.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { OrderWith } from '../order/order-part.ts'
import type { OrderService } from '../order/order-service.ts'
import { statusOf } from '../order/order-status.ts'
import type { PayableBooks } from '../order/payable/payable-books.ts'
import type { PayableKeepers } from '../order/payable/payable-keeper.ts'
import { ownPayable, type Payable, type WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { minutes, seconds } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import { onceAnHour } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { availableMethods } from './available-methods.ts'
import { expireOrder, expirePayable, sendRefund, sweepPayments } from './jobs.ts'
import { payableView } from './payable-view.ts'
import type { Payables } from './payables.ts'
import type { Payment } from './payment.ts'
import { openPaymentStates } from './payment-states.ts'
import {
  addPayment,
  attempts,
  ordersLeftOpen,
  paymentById,
  paymentsOf,
  refundsLeftOpen,
} from './payment-store.ts'
import type { SettleService } from './settle-service.ts'

export interface PaymentService {
  /** Returns the payable, its purpose and its state. Throws TRX_NOT_FOUND, like every call with a visitor. */
  payable(trxId: string, visitor: Visitor): Promise<PayableView>
  /**
   * Ends earlier attempts, stores a new one, creates the gateway's session for it and returns its address; concurrent
   * calls create one attempt and one session. Throws ALREADY_PAID, NOTHING_TO_PAY, PAYMENT_EXPIRED, PAYMENT_METHOD_UNKNOWN,
   * UNAVAILABLE.
   */
  start(
    trxId: string,
    visitor: Visitor,
    request: { method: PaymentMethod; returnPath: string },
  ): Promise<{ redirect: string }>
  /** Looks up open attempts at the gateway and settles them. Throws UNAVAILABLE if it doesn't respond. */
  settle(trxId: string, visitor: Visitor): Promise<PayableStanding>
  /** Handles a gateway's notice: its signature is verified, then it's settled in the same way. */
  notice(gateway: string, rawBody: string, headers: Headers): Promise<void>
}

/** Calls to start a payment within this time are one: a double click, or a repeated request. */
const atOnce = seconds(5)
/** Attempts older than this are settled by the sweep. */
const leftAlone = minutes(1)

export function createPaymentService(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  origin: string
  gateways: readonly PaymentGateway[]
  orders: OrderService
  books: OrderBooks
  payableBooks: PayableBooks
  settling: SettleService
  payables: Payables
  keepers: PayableKeepers
}): PaymentService {
  const { db, jobs, clock, log, origin, gateways, orders, books, payableBooks } = parts
  const { settling, payables, keepers } = parts

  jobs.handle(expirePayable, ({ trxId }) => expire(trxId))
  jobs.handle(expireOrder, async ({ orderId }) => {
    const order = await orders.byId(orderId)
    if (order) await expire(ownPayable(order).trxId)
  })
  jobs.handle(sweepPayments, sweep)
  jobs.repeat(sweepPayments, '* * * * *', {})

  const find = ({ payables }: WholeOrder, trxId: string): Payable => {
    const payable = payables.find((each) => each.trxId === trxId)
    if (!payable) throw new CatalogueError('TRX_NOT_FOUND')
    return payable
  }

  /** Returns whether the payment deadline has passed without being processed. */
  const isOverdue = ({ state, until }: Payable): boolean =>
    state === 'open' && until !== null && until.getTime() <= clock.now()

  /** Ends open attempts at the gateway before anything is released, so that no payment comes too late. */
  async function expire(trxId: string): Promise<void> {
    const found = await orders.byPayableWith(trxId, attempts)
    if (!found || !isOverdue(find(found, trxId))) return
    await settling.order(found)
    await settling.giveUpOpen(found, (payment) => payment.trxId === trxId)
    await inTransaction(db, async (tx) => {
      const order = await books.lock(tx, found.id)
      const payable = find(order, trxId)
      if (isOverdue(payable)) await payables.expire(tx, order, payable)
    })
  }

  /** Looks up an order's open attempts, and ends those that are no longer needed. */
  async function lookAfter(orderId: string): Promise<void> {
    const found = await orders.byId(orderId)
    if (found) await settling.order({ ...found, part: await paymentsOf(db, orderId) })
    const order = await orders.byId(orderId)
    if (!order) return
    const waiting = order.payables.filter((each) => isWaiting(each))
    await settling.giveUpOpen(
      order,
      ({ trxId }) => !waiting.some((payable) => payable.trxId === trxId),
    )
  }

  const isWaiting = (payable: Payable): boolean =>
    payable.state === 'open' && payable.until !== null && !isOverdue(payable)

  async function sweep(): Promise<void> {
    const before = new Date(clock.now() - leftAlone)
    const each = async (ids: string[], work: (id: string) => Promise<void>) => {
      // A failed one must not stop the others.
      for (const id of ids) await work(id).catch((err) => log.warn({ err, id }, 'sweep'))
    }
    await each(await ordersLeftOpen(db, before), lookAfter)
    await each(await payableBooks.overdue(), expire)
    await each(await refundsLeftOpen(db, before), (refundId) =>
      jobs.enqueue(db, sendRefund, { refundId }, onceAnHour(refundId, clock.date())),
    )
  }

  const purchaseOf = (order: WholeOrder, payable: Payable, { language }: Visitor) =>
    keepers[payable.purpose].purchase(order, payable, language)

  async function view(
    order: OrderWith<Payment[]>,
    trxId: string,
    visitor: Visitor,
  ): Promise<PayableView> {
    const { part: payments } = order
    const payable = find(order, trxId)
    const { items, change } = await purchaseOf(order, payable, visitor)
    const methods = availableMethods(gateways, order.currency)
    return { ...payableView(order, { payable, payments, methods, change }), items }
  }

  /** Throws unless there's something to pay right now; returns the deadline. */
  function assertPayable(order: WholeOrder, payable: Payable): Date {
    if (payable.amount.amount === 0) throw new CatalogueError('NOTHING_TO_PAY')
    if (payable.state === 'paid') throw new CatalogueError('ALREADY_PAID')
    if (payable.purpose === 'order' && statusOf(order) === 'reserving') {
      throw new CatalogueError('UNAVAILABLE')
    }
    if (!isWaiting(payable) || !payable.until) throw new CatalogueError('PAYMENT_EXPIRED')
    return payable.until
  }

  /**
   * Stores an attempt under the order's lock, and returns the open ones it replaces. Of concurrent calls with the same
   * method, such as a double click, the later ones get the first one's attempt.
   */
  function begin(found: OrderWith<Payment[]>, trxId: string, method: PaymentMethod) {
    return books.change(found, async (tx, order, asRead) => {
      const { id: orderId, version } = order
      const payable = find(order, trxId)
      const expiresAt = assertPayable(order, payable)
      const gateway = gateways.find((each) => each.methods(order.currency).includes(method))
      if (!gateway) throw new CatalogueError('PAYMENT_METHOD_UNKNOWN')
      const payments = asRead ? found.part : await paymentsOf(tx, orderId)
      const open = payments.filter(({ state }) => openPaymentStates.includes(state))
      const now = clock.date()
      const facts = { gateway, expiresAt, version, description: order.code }
      const same = open.findLast(
        (each) =>
          each.state === 'created' &&
          each.method === method &&
          each.trxId === trxId &&
          each.createdAt.getTime() > now.getTime() - atOnce,
      )
      const others = open.filter(({ id }) => id !== same?.id)
      if (same) return { ...facts, payment: same, earlier: idsOf(others) }
      const payment: Payment = {
        id: newId(),
        orderId,
        trxId: payable.trxId,
        gateway: gateway.id,
        method,
        state: 'created',
        amount: payable.amount,
        refunded: 0,
        reason: null,
        createdAt: now,
      }
      await addPayment(tx, payment)
      await books.note(tx, orderId, 'payment.created')
      return { ...facts, payment, earlier: idsOf(open) }
    })
  }

  return {
    async payable(trxId, visitor) {
      return view(await orders.byTrxWith(trxId, visitor, attempts), trxId, visitor)
    },
    async start(trxId, visitor, { method, returnPath }) {
      const order = await orders.byTrxWith(trxId, visitor, attempts)
      await reached(settling.order(order))
      const attempt = await begin(order, trxId, method)
      const { earlier } = attempt
      // Earlier attempts end before the new page opens, so that two open pages can't both be paid.
      if (earlier.length > 0) {
        await reached(settling.cancelOpen(order, ({ id }) => earlier.includes(id)))
      }
      const { gateway, expiresAt, description, payment } = attempt
      const session = await reached(
        gateway.createSession({
          reference: payment.id,
          method,
          description,
          expiresAt,
          amount: payment.amount,
          returnUrl: `${origin}${returnPath}`,
        }),
      )
      if (await orders.isStill({ id: order.id, version: attempt.version })) return session
      const now = await orders.byTrx(trxId, visitor)
      const isPaid = find(now, trxId).state === 'paid'
      const isOpen = (await paymentById(db, payment.id))?.state === 'created'
      if (isOpen && !isPaid) return session
      // In the meantime a newer attempt replaced it, or an earlier one turned out to be paid: this page must take no
      // money.
      await reached(settling.cancelOpen(now, ({ id }) => id === payment.id))
      await reached(gateway.cancel(payment.id))
      throw new CatalogueError(isPaid ? 'ALREADY_PAID' : 'UNAVAILABLE')
    },
    async settle(trxId, visitor) {
      const found = await orders.byTrxWith(trxId, visitor, attempts)
      const isChanged = await reached(settling.order(found))
      const now = isChanged ? await orders.byTrxWith(trxId, visitor, attempts) : found
      // The waiting page polls often and already has the purchase.
      const { items: _, ...standing } = await view(now, trxId, visitor)
      return standing
    },
    async notice(id, rawBody, headers) {
      const gateway = gateways.find((each) => each.id === id)
      if (!gateway) throw new CatalogueError('NOT_FOUND')
      const notice = await gateway.readNotice(rawBody, headers)
      if (notice) await settling.payment(notice.payment)
    },
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Calls the gateway while a payer waits, who is told if there's no response. */
const reached = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause) => {
    throw new CatalogueError('UNAVAILABLE', { cause })
  })
