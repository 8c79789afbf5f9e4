import { CatalogueError } from '../../contract/errors.ts'
import { money } from '../../contract/money.ts'
import type {
  PayableTransaction,
  PaymentMethod,
  Transaction,
} from '../../contract/payment/payment.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import { payUntil } from '../order/hold-end.ts'
import type { Visitor } from '../order/order-access.ts'
import { isPayable, type OrderService, type WholeOrder } from '../order/order-service.ts'
import { statusOf } from '../order/order-view.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { minutes, seconds } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { onceAnHour } from '../platform/jobs/once-an-hour.ts'
import type { Log } from '../platform/monitoring/log.ts'
import type { DueKeeper } from './due-service.ts'
import { type DueRow, findDue, moveDue, overdueDues, waitingDues } from './due-store.ts'
import { expireDue, expireOrder, sendRefund, sweepPayments } from './jobs.ts'
import { openPaymentStates } from './payment-states.ts'
import {
  addPayment,
  ordersLeftOpen,
  paymentById,
  paymentsOf,
  refundsLeftOpen,
} from './payment-store.ts'
import { purchaseView } from './purchase-view.ts'
import type { SettleService } from './settle-service.ts'
import { transactionView } from './transaction-view.ts'

export interface PaymentService {
  /** What is to be paid and for what, and how far it has come. Throws TRX_NOT_FOUND, as every call with a visitor does. */
  transaction(trxId: string, visitor: Visitor): Promise<PayableTransaction>
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
  settle(trxId: string, visitor: Visitor): Promise<Transaction>
  /** A gateway's notice: its signature is checked, then it leads to the same settling. */
  notice(gateway: string, rawBody: string, headers: Headers): Promise<void>
}

interface Asked {
  order: WholeOrder
  due?: DueRow | undefined
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
  settling: SettleService
  keeper: DueKeeper
}): PaymentService {
  const { db, jobs, clock, log, origin, gateways, orders, settling, keeper } = parts

  jobs.handle(expireOrder, ({ orderId }) => expire(orderId))
  jobs.handle(expireDue, endDue)
  jobs.handle(sweepPayments, sweep)
  jobs.repeat(sweepPayments, '* * * * *', {})

  /** The gateway is asked to end what is open before the seats go, so that no money comes too late. */
  async function expire(orderId: string): Promise<void> {
    const order = await orders.byId(orderId)
    const end = order && payUntil(order.items)
    if (!end || end.getTime() > clock.now()) return
    await settling.order(orderId)
    await settling.giveUpOpen(orderId, () => true)
    await inTransaction(db, (tx) => orders.expire(tx, orderId))
  }

  /** The same for what is to be paid beside an order's own total. */
  async function endDue({ trxId }: { trxId: string }): Promise<void> {
    const due = await findDue(db, trxId)
    if (due?.state !== 'open' || due.until.getTime() > clock.now()) return
    await settling.order(due.orderId)
    await settling.giveUpOpen(due.orderId, (payment) => payment.due === trxId)
    await inTransaction(db, async (tx) => {
      const order = await orders.lock(tx, due.orderId)
      const now = await findDue(tx, trxId)
      if (now?.state !== 'open') return
      await moveDue(tx, now, 'withdrawn')
      await keeper.lapsed(tx, order, trxId)
    })
  }

  /** Asks how an order's open attempts stand, and gives up those that nothing waits for any more. */
  async function lookAfter(orderId: string): Promise<void> {
    await settling.order(orderId)
    const order = await orders.byId(orderId)
    const isWaiting = order && order.paid < order.total && payUntil(order.items)
    const waiting = await waitingDues(db, orderId, clock.date())
    await settling.giveUpOpen(orderId, ({ due }) => (due ? !waiting.includes(due) : !isWaiting))
  }

  async function sweep(): Promise<void> {
    const before = new Date(clock.now() - leftAlone)
    const each = async (ids: string[], work: (id: string) => Promise<void>) => {
      // One that fails must not keep the others from being looked after.
      for (const id of ids) await work(id).catch((err) => log.warn({ err, id }, 'sweep'))
    }
    await each(await ordersLeftOpen(db, before), lookAfter)
    await each(await orders.overdue(), expire)
    await each(await overdueDues(db, clock.date()), (trxId) => endDue({ trxId }))
    await orders.resumeStuck(new Date(clock.now() - 3 * leftAlone))
    await each(await refundsLeftOpen(db, before), (refundId) =>
      jobs.enqueue(db, sendRefund, { refundId }, onceAnHour(refundId, clock.date())),
    )
  }

  /** What is paid under a `trxId`: an order, or a due of one. */
  async function asked(trxId: string, visitor: Visitor): Promise<Asked> {
    const due = await findDue(db, trxId)
    if (!due) return { order: await orders.byTrx(trxId, visitor) }
    return { order: orders.seenBy(visitor, await orders.byId(due.orderId)), due }
  }

  async function view({ order, due }: Asked): Promise<PayableTransaction> {
    const subject = due && (await keeper.subjectOf(due.trxId))
    const transaction = transactionView(order, {
      payments: await paymentsOf(db, order.id),
      methods: [...new Set(gateways.flatMap((gateway) => gateway.methods(order.currency)))],
      due: due && subject && { row: due, subject },
    })
    return { ...transaction, purchase: purchaseView(order, subject) }
  }

  /** Throws unless there is something to pay right now; answers until when. */
  function assertPayable({ order, due }: Asked): Date {
    if (due) {
      if (due.state === 'paid') throw new CatalogueError('ALREADY_PAID')
      const isOver = due.state === 'withdrawn' || due.until.getTime() <= clock.now()
      if (isOver) throw new CatalogueError('PAYMENT_EXPIRED')
      return due.until
    }
    if (order.paid >= order.total) throw new CatalogueError('ALREADY_PAID')
    if (statusOf(order) === 'reserving') throw new CatalogueError('UNAVAILABLE')
    const end = payUntil(order.items)
    if (!end || !isPayable(order, clock.now())) throw new CatalogueError('PAYMENT_EXPIRED')
    return end
  }

  /**
   * Writes an attempt under the order's lock, and says which open ones it takes the place of. Of calls that come at
   * once by one method, such as two presses of a button, the later ones get the first one's attempt.
   */
  function begin(orderId: string, trxId: string, method: PaymentMethod) {
    return inTransaction(db, async (tx) => {
      const order = await orders.lock(tx, orderId)
      const due = await findDue(tx, trxId)
      const expiresAt = assertPayable({ order, due })
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
          each.due === (due?.trxId ?? null) &&
          each.createdAt.getTime() > now.getTime() - atOnce,
      )
      const others = open.filter(({ id }) => id !== same?.id)
      if (same) return { ...facts, payment: same, earlier: idsOf(others) }
      const payment = {
        id: newId(),
        orderId,
        due: due?.trxId ?? null,
        gateway: gateway.id,
        method,
        state: 'created' as const,
        createdAt: now,
        changedAt: now,
        ...money(due ? due.amount : order.total, order.currency),
      }
      await addPayment(tx, payment)
      await orders.note(tx, orderId, 'payment.created')
      return { ...facts, payment, earlier: idsOf(open) }
    })
  }

  return {
    transaction: async (trxId, visitor) => view(await asked(trxId, visitor)),
    async start(trxId, visitor, { method, returnPath }) {
      const { id: orderId } = (await asked(trxId, visitor)).order
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
          amount: money(payment.amount, payment.currency),
          returnUrl: `${origin}${returnPath}`,
        }),
      )
      const { order } = await asked(trxId, visitor)
      const isPaid = !payment.due && order.paid >= order.total
      const isOpen = (await paymentById(db, payment.id))?.state === 'created'
      if (isOpen && !isPaid) return session
      // Meanwhile a newer attempt took its place, or an earlier one turned out to be paid: this page must take no money.
      await reached(settling.cancelOpen(orderId, ({ id }) => id === payment.id))
      await reached(gateway.cancel(payment.id))
      throw new CatalogueError(isPaid ? 'ALREADY_PAID' : 'UNAVAILABLE')
    },
    async settle(trxId, visitor) {
      const { order } = await asked(trxId, visitor)
      await reached(settling.order(order.id))
      // The page that waits for the payment asks often and has read what it buys.
      const { purchase: _, ...transaction } = await view(await asked(trxId, visitor))
      return transaction
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
