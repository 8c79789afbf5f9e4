import { CatalogueError } from '../../../contract/errors.ts'
import type { NoticeId } from '../../../contract/ids.ts'
import type { ConfirmQuote } from '../../aftersales/confirm-quote.ts'
import type { DocumentService } from '../../documents/document-service.ts'
import type { Letters } from '../../letters/letters.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { RefundService } from '../../payment/refund-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type {
  AcceptOutcome,
  ScheduleChange,
  SupplierOf,
  SupplierOffer,
} from '../../supplier/flight-supplier.ts'
import { momentAt } from '../../world/zoned-time.ts'
import { sendDocuments } from '../aftersales/send-documents.ts'
import { rememberedFlights } from '../order-item/calendar-flights.ts'
import { type Announced, type FlightItem, flightsOf } from '../order-item/flight-item.ts'
import { extendedDeadline } from './extended-deadline.ts'
import { acceptChange } from './jobs.ts'
import type { StoredNotice } from './notice.ts'
import { writeNotice } from './notice-letter.ts'
import {
  addNotice,
  findNotice,
  moveDeadline,
  moveNotice,
  unansweredNotices,
} from './notice-store.ts'
import { isWhollyCancelled } from './refund-unanswered.ts'

export interface NoticeService {
  /** Opens the inbox entry of a schedule change, once. Does nothing if the booking isn't ours. */
  open(supplier: string, change: ScheduleChange): Promise<void>
  /**
   * Accepts the new times for the traveller. Idempotent. Throws NOTICE_NOT_FOUND, and NOTICE_ALREADY_ANSWERED if it
   * was answered differently or there is nothing to accept.
   */
  accept(orderId: string, noticeId: string): Promise<StoredNotice>
  /** Moves the deadline of a notice that would soon run out while the order's payment is disputed. */
  extend(orderId: string, noticeId: string): Promise<void>
}

export function createNoticeService(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  orders: OrderService
  books: OrderBooks
  documents: DocumentService
  confirming: ConfirmQuote
  letters: Letters
  refunds: Pick<RefundService, 'isDisputed'>
  supplierOf: SupplierOf
}): NoticeService {
  const { db, jobs, clock, orders, books, documents, confirming, letters, refunds, supplierOf } =
    parts
  jobs.handle(acceptChange, ({ noticeId }) => tell(noticeId))

  /** Notifies the supplier. If the item is being changed or cancelled, that goes first and this is retried later. */
  async function tell(noticeId: string): Promise<void> {
    const found = await findNotice(db, noticeId)
    if (found?.state !== 'accepting') return
    const order = await orders.byId(found.orderId)
    if (!itemOf(order, found)) throw new Error(`the item of notice ${noticeId} is busy`)
    const booking = order?.reservations.find(({ items }) =>
      items.some(({ id }) => id === found.itemId),
    )
    const answer = await supplierOf(found).acceptScheduleChange(found.changeId, booking?.reference)
    await inTransaction(db, async (tx) => {
      const now = await books.lock(tx, found.orderId)
      const notice = await findNotice(tx, noticeId)
      if (notice?.state !== 'accepting') return
      const item = itemOf(now, notice)
      if (!item) throw new Error(`the item of notice ${noticeId} is busy`)
      await apply(tx, now, item, notice, answer)
    })
  }

  async function apply(
    tx: Transaction,
    { id: orderId }: WholeOrder,
    item: FlightItem,
    notice: StoredNotice,
    answer: AcceptOutcome,
  ): Promise<void> {
    const source = answer.outcome === 'accepted' ? answer.offer : announced(item, notice)
    const { slice, baggage } = source
    const offer = { ...item.details.offer, slice, baggage }
    const calendarFlights = rememberedFlights(item.details, slice)
    const details = { ...item.details, offer, source, calendarFlights, announced: null }
    await books.setItem(tx, item, { details, endsAt: momentAt(slice.arrival, slice.to) })
    await moveNotice(tx, notice, 'accepted', clock.date())
    await books.note(tx, orderId, 'notice.accepted', item.id)
    // The airline may have changed the flight again while this answer was on its way.
    const [newer] = (await unansweredNotices(tx, [item.id])).filter(({ state }) => state === 'open')
    if (newer) await announce(tx, { ...item, details }, announcedBy(newer))
    const letter = { orderId, kind: 'notice-accepted' as const, about: notice.id }
    await jobs.enqueue(tx, sendDocuments, letter, { key: notice.id })
  }

  /** Stores the announcement with the item, until new times, other flights or a cancellation end it. */
  async function announce(tx: Transaction, item: FlightItem, announced: Announced): Promise<void> {
    const calendarFlights = rememberedFlights(item.details, announced.after)
    await books.setItem(tx, item, { details: { ...item.details, announced, calendarFlights } })
  }

  return {
    async open(supplier, change) {
      const found = await orders.byReference(change.reference)
      if (!found) return
      await inTransaction(db, async (tx) => {
        const order = await books.lock(tx, found.id)
        const reservation = order.reservations.find(
          ({ reference }) => reference === change.reference,
        )
        const item = reservation && flightsOf(reservation)[change.offer]
        // An item that is being changed or cancelled is checked again a minute later.
        if (!reservation || item?.supplier !== supplier || item.state !== 'confirmed') return
        const { before, after, answerBy, id: changeId } = change
        const now = clock.date()
        const notice: StoredNotice = {
          id: newId() as NoticeId,
          supplier,
          changeId,
          orderId: order.id,
          itemId: item.id,
          state: 'open',
          before,
          after,
          answerBy,
          openedAt: now,
          changedAt: now,
        }
        if (!(await addNotice(tx, notice))) return
        // They were quoted on worse terms than now apply after the airline's change.
        await confirming.expire(tx, order, [item.id])
        await announce(tx, item, announcedBy(notice))
        await books.note(tx, order.id, 'notice.opened', item.id)
        const announcedOrder = await books.lock(tx, order.id)
        const calendar = await documents.calendarAttachment(announcedOrder, tx)
        const isDisputed = await refunds.isDisputed(tx, order)
        const isRefundedAnyway = after === null && (await isWhollyCancelled(tx, reservation))
        const about = { calendar, isDisputed, isRefundedAnyway }
        await writeNotice(letters, tx, announcedOrder, { ...notice, ...about })
      })
    },
    accept: (orderId, noticeId) =>
      inTransaction(db, async (tx) => {
        const order = await books.lock(tx, orderId)
        const notice = await findNotice(tx, noticeId)
        if (notice?.orderId !== orderId) throw new CatalogueError('NOTICE_NOT_FOUND')
        if (notice.state === 'accepting' || notice.state === 'accepted') return notice
        const item = itemOf(order, notice)
        if (notice.state !== 'open' || !notice.after || !item) {
          throw new CatalogueError('NOTICE_ALREADY_ANSWERED')
        }
        await announce(tx, item, { after: notice.after, answerBy: null })
        await books.note(tx, orderId, 'notice.accepting', item.id)
        await jobs.enqueue(tx, acceptChange, { noticeId }, { key: noticeId })
        return moveNotice(tx, notice, 'accepting', clock.date())
      }),
    extend: (orderId, noticeId) =>
      inTransaction(db, async (tx) => {
        const order = await books.lock(tx, orderId)
        const notice = await findNotice(tx, noticeId)
        const item = notice && itemOf(order, notice)
        if (!item || notice.state !== 'open') return
        const answerBy = extendedDeadline(notice, clock.now())
        if (!answerBy || !(await refunds.isDisputed(tx, order))) return
        await moveDeadline(tx, notice, answerBy)
        await announce(tx, item, announcedBy({ ...notice, answerBy }))
      }),
  }
}

/** Returns the item of a notice while its tickets are valid. */
const itemOf = (order: WholeOrder | undefined, { itemId }: StoredNotice): FlightItem | undefined =>
  order && flightsOf(order).find(({ id, state }) => id === itemId && state === 'confirmed')

const announcedBy = ({ after, answerBy }: StoredNotice) => ({
  after,
  answerBy: answerBy.toISOString(),
})

/** Returns the new times as announced, which apply even if the supplier returns no details. */
const announced = (
  { details: { source } }: FlightItem,
  { after }: StoredNotice,
): SupplierOffer => ({
  ...source,
  slice: after ?? source.slice,
})
