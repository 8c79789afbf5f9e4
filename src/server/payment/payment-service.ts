import { CatalogueError } from '../../contract/errors.ts'
import type {
  PayableStanding,
  Payable as PayableView,
  PaymentMethod,
} from '../../contract/payment/payment.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import type { Visitor } from '../order/access/order-access.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { OrderService } from '../order/order-service.ts'
import { statusOf } from '../order/order-status.ts'
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
import { expireOrder, expirePayable, sendRefund, sweepPayments } from './jobs.ts'
import { payableView } from './payable-view.ts'
import type { Payables } from './payables.ts'
import type { Payment } from './payment.ts'
import { openPaymentStates } from './payment-states.ts'
import {
  addPayment,
  ordersLeftOpen,
  paymentById,
  paymentsOf,
  refundsLeftOpen,
} from './payment-store.ts'
import type { SettleService } from './settle-service.ts'

export interface PaymentService {
  /** What is to be paid and for what, and how far it has come. Throws TRX_NOT_FOUND, as every call with a visitor does. */
  payable(trxId: string, visitor: Visitor): Promise<PayableView>
  /**
   * Ends earlier attempts, writes a new one, opens the gateway's page for it and answers its address; started twice
   * at once, it is one attempt and one page.
   * Throws ALREADY_PAID, PAYMENT_EXPIRED, PAYMENT_METHOD_UNKNOWN, UNAVAILABLE.
   */
  start(
    trxId: string,
    visitor: Visitor,
    request: { method: PaymentMethod; returnPath: string },
  ): Promise<{ redirect: string }>
  /** Asks the gateway how open attempts stand, and acts on it. Throws UNAVAILABLE when it does not answer. */
  settle(trxId: string, visitor: Visitor): Promise<PayableStanding>
  /** A gateway's notice: its signature is checked, then it leads to the same settling. */
  notice(gateway: string, rawBody: string, headers: Headers): Promise<void>
}

/** Calls to start a payment that come within this time are one: pressed twice, or sent again by a browser. */
const atOnce = seconds(5)
/** What was left alone for so long is looked after by the sweep. */
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
  settling: SettleService
  payables: Payables
  keepers: PayableKeepers
}): PaymentService {
  const { db, jobs, clock, log, origin, gateways, orders, books, settling, payables, keepers } =
    parts

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

  /** Whether the time to pay is over and nobody has said so yet. */
  const isOverdue = ({ state, until }: Payable): boolean =>
    state === 'open' && until !== null && until.getTime() <= clock.now()

  /** The gateway is asked to end what is open before anything is released, so that no money comes too late. */
  async function expire(trxId: string): Promise<void> {
    const found = await orders.byPayable(trxId)
    if (!found || !isOverdue(find(found, trxId))) return
    await settling.order(found.id)
    await settling.giveUpOpen(found.id, (payment) => payment.trxId === trxId)
    await inTransaction(db, async (tx) => {
      const order = await books.lock(tx, found.id)
      const payable = find(order, trxId)
      if (isOverdue(payable)) await payables.expire(tx, order, payable)
    })
  }

  /** Asks how an order's open attempts stand, and gives up those that nothing waits for any more. */
  async function lookAfter(orderId: string): Promise<void> {
    await settling.order(orderId)
    const order = await orders.byId(orderId)
    const waiting = (order?.payables ?? []).filter((each) => isWaiting(each))
    await settling.giveUpOpen(
      orderId,
      ({ trxId }) => !waiting.some((payable) => payable.trxId === trxId),
    )
  }

  const isWaiting = (payable: Payable): boolean =>
    payable.state === 'open' && payable.until !== null && !isOverdue(payable)

  async function sweep(): Promise<void> {
    const before = new Date(clock.now() - leftAlone)
    const each = async (ids: string[], work: (id: string) => Promise<void>) => {
      // One that fails must not keep the others from being looked after.
      for (const id of ids) await work(id).catch((err) => log.warn({ err, id }, 'sweep'))
    }
    await each(await ordersLeftOpen(db, before), lookAfter)
    await each(await books.overduePayables(), expire)
    await each(await refundsLeftOpen(db, before), (refundId) =>
      jobs.enqueue(db, sendRefund, { refundId }, onceAnHour(refundId, clock.date())),
    )
  }

  const purchaseOf = (order: WholeOrder, payable: Payable, { language }: Visitor) =>
    keepers[payable.purpose].purchase(order, payable, language)

  async function view(order: WholeOrder, trxId: string, visitor: Visitor): Promise<PayableView> {
    const payable = find(order, trxId)
    const { items, change } = await purchaseOf(order, payable, visitor)
    const payments = await paymentsOf(db, order.id)
    const methods = [...new Set(gateways.flatMap((gateway) => gateway.methods(order.currency)))]
    return { ...payableView(order, { payable, payments, methods, change }), items }
  }

  /** Throws unless there is something to pay right now; returns until when. */
  function assertPayable(order: WholeOrder, payable: Payable): Date {
    if (payable.state === 'paid') throw new CatalogueError('ALREADY_PAID')
    if (payable.purpose === 'order' && statusOf(order) === 'reserving') {
      throw new CatalogueError('UNAVAILABLE')
    }
    if (!isWaiting(payable) || !payable.until) throw new CatalogueError('PAYMENT_EXPIRED')
    return payable.until
  }

  /**
   * Writes an attempt under the order's lock, and says which open ones it takes the place of. Of calls that come at
   * once by one method, such as two presses of a button, the later ones get the first one's attempt.
   */
  function begin(orderId: string, trxId: string, method: PaymentMethod) {
    return inTransaction(db, async (tx) => {
      const order = await books.lock(tx, orderId)
      const payable = find(order, trxId)
      const expiresAt = assertPayable(order, payable)
      const gateway = gateways.find((each) => each.methods(order.currency).includes(method))
      if (!gateway) throw new CatalogueError('PAYMENT_METHOD_UNKNOWN')
      const open = (await paymentsOf(tx, orderId)).filter(({ state }) =>
        openPaymentStates.includes(state),
      )
      const now = clock.date()
      const facts = { gateway, expiresAt, description: order.code }
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
    payable: async (trxId, visitor) => view(await orders.byTrx(trxId, visitor), trxId, visitor),
    async start(trxId, visitor, { method, returnPath }) {
      const { id: orderId } = await orders.byTrx(trxId, visitor)
      await reached(settling.order(orderId))
      const attempt = await begin(orderId, trxId, method)
      // Earlier attempts end before the new one's page opens, so that two open pages can't both be paid on.
      await reached(settling.cancelOpen(orderId, ({ id }) => attempt.earlier.includes(id)))
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
      const isPaid = find(await orders.byTrx(trxId, visitor), trxId).state === 'paid'
      const isOpen = (await paymentById(db, payment.id))?.state === 'created'
      if (isOpen && !isPaid) return session
      // Meanwhile a newer attempt took its place, or an earlier one turned out to be paid: this page must take no money.
      await reached(settling.cancelOpen(orderId, ({ id }) => id === payment.id))
      await reached(gateway.cancel(payment.id))
      throw new CatalogueError(isPaid ? 'ALREADY_PAID' : 'UNAVAILABLE')
    },
    async settle(trxId, visitor) {
      const { id } = await orders.byTrx(trxId, visitor)
      await reached(settling.order(id))
      // The page that waits for the payment asks often and has read what it buys.
      const { items: _, ...standing } = await view(
        await orders.byTrx(trxId, visitor),
        trxId,
        visitor,
      )
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

/** A gateway's answer while a payer waits: they are told when there is none. */
const reached = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((cause) => {
    throw new CatalogueError('UNAVAILABLE', { cause })
  })
