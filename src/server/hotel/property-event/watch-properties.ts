import { z } from 'zod'
import type { CancellationQuotes } from '../../aftersales/cancellation-quotes.ts'
import type { ConfirmQuote } from '../../aftersales/confirm-quote.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { CardCharges } from '../../payment/guarantee/card-charges.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { days } from '../../platform/duration.ts'
import { defineJob, everyMinute } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import type { HotelSupplier } from '../../supplier/hotel-supplier.ts'
import { noShowCharge } from '../guarantee/guarantee-charge.ts'
import { staysOf } from '../order-item/stay-item.ts'
import {
  addStayEvents,
  closeStayEvent,
  type OpenEvent,
  openStayEvents,
} from './property-event-store.ts'

interface Parts {
  db: Database
  jobs: Jobs
  clock: Clock
  log: Log
  suppliers: readonly HotelSupplier[]
  orders: OrderService
  books: OrderBooks
  cancellations: CancellationQuotes
  confirming: ConfirmQuote
  charges: CardCharges
}

const lookForEvents = defineJob('hotel.look-for-events', z.object({}), {
  retries: 0,
  urgency: 'idle',
})

/** Suppliers are asked for this long a time, because events come late and in any order. */
const lookBack = days(3)
const batch = 100

/**
 * Carries out what properties do to bookings: a stay that a property cancels is refunded without being asked for, and
 * one whose guests didn't come says so, and its guarantee is charged. Suppliers that report events are asked at once,
 * all others every minute.
 */
export function watchProperties(parts: Parts): void {
  const { db, jobs, clock, log, suppliers, orders, books, cancellations, confirming } = parts
  const { charges } = parts
  jobs.handle(lookForEvents, look)
  jobs.repeat(lookForEvents, everyMinute, {})
  for (const supplier of suppliers) {
    supplier.onEvent?.(() => {
      jobs.enqueue(db, lookForEvents, {}).catch((err) => log.warn({ err }, 'events of properties'))
    })
  }

  /** Logs the failure of one supplier or booking, which must not stop the others. */
  async function look(): Promise<void> {
    const since = new Date(clock.now() - lookBack)
    for (const supplier of suppliers) {
      const fail = (err: unknown) =>
        log.warn({ err, supplier: supplier.id }, 'events of properties')
      const found = await supplier.events?.(since).catch(fail)
      await addStayEvents(db, supplier.id, found ?? [])
    }
    for (const event of await openStayEvents(db, batch)) {
      await carryOut(event).catch((err) =>
        log.warn({ err, event: event.id }, 'event of a property'),
      )
    }
  }

  async function carryOut(event: OpenEvent): Promise<void> {
    // The queue must not have it later than the order: staff mark as dealt with what they saw there.
    const handledAt = clock.date()
    const order = await orders.byReference(event.reference)
    const reservation = order?.reservations.find(({ reference }) => reference === event.reference)
    if (order && reservation?.state === 'confirmed') {
      if (event.kind === 'no_show') return markNoShow(event, order.id)
      await cancel(order, reservation)
    }
    // While it's being changed or cancelled, the event waits for the outcome.
    const isAtWork = reservation?.state === 'changing' || reservation?.state === 'cancelling'
    if (!isAtWork) await closeStayEvent(db, event, handledAt)
  }

  /**
   * Quotes and confirms the refund that the guests are owed, as if they had asked for it. They hear of it at once, because they
   * need another bed: while their payment is disputed, only the refund waits.
   */
  async function cancel(order: WholeOrder, { items }: Reservation): Promise<void> {
    const itemIds = items.map(({ id }) => id)
    const { quoteId } = await cancellations.quoteOfSupplier(order, itemIds)
    await confirming.confirmOfSupplier(order.id, quoteId, (tx) =>
      books.note(tx, order.id, 'stay.cancelled', itemIds[0]),
    )
  }

  const markNoShow = (event: OpenEvent, orderId: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const order = await books.lock(tx, orderId)
      const reservation = order.reservations.find(({ reference }) => reference === event.reference)
      const items = reservation ? staysOf(reservation) : []
      const charge = items[0] && noShowCharge(items[0])
      if (reservation && charge) {
        await charges.request(tx, order, { reservation, why: 'no_show', ...charge })
      }
      for (const item of items) {
        await books.setItem(tx, item, { details: { ...item.details, isNoShow: true } })
      }
      await books.note(tx, orderId, 'stay.no_show')
      await closeStayEvent(tx, event, clock.date())
    })
}
