import { CatalogueError } from '../../contract/errors.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { OrderService } from '../order/order-service.ts'
import type { PayableBooks } from '../order/payable/payable-books.ts'
import { ownPayable, type Payable, type WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { minutes } from '../platform/duration.ts'
import { everyMinute, onceAnHour } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { expireOrder, expirePayable, sendRefund, sweepPayments } from './jobs.ts'
import type { Payables } from './payables.ts'
import { attempts, ordersLeftOpen, paymentsOf, refundsLeftOpen } from './payment-store.ts'
import type { SettleService } from './settle-service.ts'

/** Attempts older than this are settled by the sweep. */
const leftAlone = minutes(1)

/** Ends payables that aren't paid in time, and looks up attempts that nobody came back from. */
export interface PaymentDeadlines {
  /** Returns whether a payable can be paid right now. */
  isWaiting(payable: Payable): boolean
}

/** Handles the jobs of payment deadlines, and repeats the sweep every minute. */
export function createPaymentDeadlines(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  orders: OrderService
  books: OrderBooks
  payableBooks: PayableBooks
  settling: SettleService
  payables: Payables
}): PaymentDeadlines {
  const { db, jobs, clock, log, orders, books, payableBooks, settling, payables } = parts
  jobs.handle(expirePayable, ({ trxId }) => expire(trxId))
  jobs.handle(expireOrder, async ({ orderId }) => {
    const order = await orders.byId(orderId)
    if (order) await expire(ownPayable(order).trxId)
  })
  jobs.handle(sweepPayments, sweep)
  jobs.repeat(sweepPayments, everyMinute, {})

  /** Returns whether the payment deadline has passed without being processed. */
  const isOverdue = ({ state, until }: Payable): boolean =>
    state === 'open' && until !== null && until.getTime() <= clock.now()

  /** Ends open attempts at the gateway before anything is released, so that no payment comes too late. */
  async function expire(trxId: string): Promise<void> {
    const found = await orders.byPayableWith(trxId, attempts)
    if (!found || !isOverdue(findPayable(found, trxId))) return
    await settling.order(found)
    await settling.giveUpOpen(found, (payment) => payment.trxId === trxId)
    await inTransaction(db, async (tx) => {
      const order = await books.lock(tx, found.id)
      const payable = findPayable(order, trxId)
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

  return { isWaiting }
}

/** Returns a payable of an order. Throws TRX_NOT_FOUND if it isn't one of them. */
export const findPayable = ({ payables }: WholeOrder, trxId: string): Payable => {
  const payable = payables.find((each) => each.trxId === trxId)
  if (!payable) throw new CatalogueError('TRX_NOT_FOUND')
  return payable
}
