import type { CancellationQuotes } from '../../aftersales/cancellation-quotes.ts'
import type { ConfirmQuote } from '../../aftersales/confirm-quote.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor } from '../../platform/database/database.ts'
import { days } from '../../platform/duration.ts'
import { onceAnHour } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { refundCancelled } from './jobs.ts'
import { findNotice, noticesDue, unansweredNotices } from './notice-store.ts'

/** How long after the deadline it's tried, once an hour. Then only staff can. */
const triedFor = days(7)

/**
 * Refunds flights that the airline cancelled and whose traveller hasn't answered in time (158-unanswered-cancellations.md).
 * Returns how to look for them.
 */
export function refundUnanswered(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  orders: Pick<OrderService, 'byId'>
  cancellations: Pick<CancellationQuotes, 'quoteOfSupplier'>
  confirming: Pick<ConfirmQuote, 'confirmOfSupplier'>
}): () => Promise<void> {
  const { db, jobs, clock, log, orders, cancellations, confirming } = parts

  jobs.handle(refundCancelled, async ({ noticeId }) => {
    const notice = await findNotice(db, noticeId)
    const order = notice?.state === 'open' ? await orders.byId(notice.orderId) : undefined
    const reservation = order?.reservations.find(({ items }) =>
      items.some(({ id }) => id === notice?.itemId),
    )
    if (!order || reservation?.state !== 'confirmed') return
    if (isChangeToPay(order) || !(await isWhollyCancelled(db, reservation))) return
    const itemIds = reservation.items.map(({ id }) => id)
    const quote = await cancellations.quoteOfSupplier(order, itemIds)
    // The airline still wants a penalty: staff have to talk to it.
    if (!quote.isInvoluntary) {
      log.warn({ orderCode: order.code }, 'cancelled flights are only refunded with a penalty')
      return
    }
    await confirming.confirmOfSupplier(order.id, quote.quoteId)
  })

  return async () => {
    const now = clock.date()
    const since = new Date(now.getTime() - triedFor)
    for (const { id } of await noticesDue(db, { isCancelled: true, since, until: now })) {
      await jobs.enqueue(db, refundCancelled, { noticeId: id }, onceAnHour(id, now))
    }
  }
}

/** The traveller has chosen other flights, and is paying for them. */
const isChangeToPay = ({ payables }: WholeOrder): boolean =>
  payables.some(({ purpose, state }) => purpose === 'change' && state === 'open')

/**
 * Returns whether the airline cancelled all flights of a reservation, which are cancelled and refunded together: of a return trip,
 * somebody may still want, or have flown, the other direction.
 */
export async function isWhollyCancelled(
  tx: Executor,
  { items }: Pick<Reservation, 'items'>,
): Promise<boolean> {
  const ids = items.map(({ id }) => id)
  const cancelled = (await unansweredNotices(tx, ids))
    .filter(({ state, after }) => state === 'open' && after === null)
    .map(({ itemId }) => itemId)
  return ids.every((id) => cancelled.includes(id))
}
