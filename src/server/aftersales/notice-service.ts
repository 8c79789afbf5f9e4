import { CatalogueError } from '../../contract/errors.ts'
import type { DocumentService } from '../order/document-service.ts'
import type { OrderChanges } from '../order/order-changes.ts'
import type { OrderService, WholeOrder } from '../order/order-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { newId } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { AcceptOutcome, ScheduleChange, SupplierOffer } from '../supplier/flight-supplier.ts'
import type { SupplierOf } from '../supplier/suppliers-by-id.ts'
import type { AfterSalesMails } from './after-sales-mails.ts'
import { bookingOf, type Item } from './booked.ts'
import type { ConfirmQuote } from './confirm-quote.ts'
import { acceptChange, sendDocuments } from './jobs.ts'
import {
  addNotice,
  findNotice,
  moveNotice,
  type NoticeRow,
  unansweredNotices,
} from './notice-store.ts'

export interface NoticeService {
  /** Opens the inbox entry of a change that an airline made, once; nothing for a booking that is not ours. */
  open(supplier: string, change: ScheduleChange): Promise<void>
  /**
   * Takes the new times for the traveller; twice is no mistake. Throws NOTICE_NOT_FOUND, and
   * NOTICE_ALREADY_ANSWERED where it was answered otherwise or there is nothing to accept.
   */
  accept(orderId: string, noticeId: string): Promise<NoticeRow>
}

export function createNoticeService(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  orders: OrderService
  changes: OrderChanges
  documents: DocumentService
  confirming: ConfirmQuote
  mails: AfterSalesMails
  supplierOf: SupplierOf
}): NoticeService {
  const { db, jobs, clock, orders, changes, documents, confirming, mails, supplierOf } = parts
  jobs.handle(acceptChange, ({ noticeId }) => tell(noticeId))

  /** Tells the supplier. While the item is being changed or given back, that comes first: tried again later. */
  async function tell(noticeId: string): Promise<void> {
    const found = await findNotice(db, noticeId)
    if (found?.state !== 'accepting') return
    const order = await orders.byId(found.orderId)
    if (!itemOf(order, found)) throw new Error(`the item of notice ${noticeId} is busy`)
    const answer = await supplierOf(found).acceptScheduleChange(found.changeId)
    await inTransaction(db, async (tx) => {
      const now = await orders.lock(tx, found.orderId)
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
    item: Item,
    notice: NoticeRow,
    answer: AcceptOutcome,
  ): Promise<void> {
    const source = answer.outcome === 'accepted' ? answer.offer : announced(item, notice)
    const offer = { ...item.offer, slice: source.slice, baggage: source.baggage }
    await changes.setTimes(tx, item, { offer, source })
    await moveNotice(tx, notice, 'accepted', clock.date())
    await orders.note(tx, orderId, 'notice.accepted', item.id)
    // The airline may have changed the flight again while this answer was on its way.
    const [newer] = (await unansweredNotices(tx, [item.id])).filter(({ state }) => state === 'open')
    if (newer) await changes.announce(tx, { ...item, offer }, announcedBy(newer))
    const letter = { orderId, kind: 'notice-accepted' as const, about: notice.id }
    await jobs.enqueue(tx, sendDocuments, letter, { key: notice.id })
  }

  return {
    async open(supplier, change) {
      const found = await changes.withReference(db, change.reference)
      if (!found) return
      await inTransaction(db, async (tx) => {
        const order = await orders.lock(tx, found.id)
        const item = bookingOf(order, change.reference)[change.offer]
        // What is being changed or given back just now is looked at again a minute later.
        if (item?.supplier !== supplier || item.state !== 'issued') return
        const { before, after, answerBy, id: changeId } = change
        const notice: NoticeRow = {
          id: newId(),
          supplier,
          changeId,
          orderId: order.id,
          itemId: item.id,
          state: 'open',
          before,
          after,
          answerBy,
          openedAt: clock.date(),
          changedAt: clock.date(),
        }
        if (!(await addNotice(tx, notice))) return
        // They were made on terms that the airline's own change has bettered.
        await confirming.lapse(tx, order, [item.id])
        await changes.announce(tx, item, announcedBy(notice))
        await orders.note(tx, order.id, 'notice.opened', item.id)
        const announcedOrder = await orders.lock(tx, order.id)
        const calendar = await documents.calendarAttachment(announcedOrder, tx)
        await mails.noticed(tx, announcedOrder, { notice, calendar })
      })
    },
    accept: (orderId, noticeId) =>
      inTransaction(db, async (tx) => {
        const order = await orders.lock(tx, orderId)
        const notice = await findNotice(tx, noticeId)
        if (notice?.orderId !== orderId) throw new CatalogueError('NOTICE_NOT_FOUND')
        if (notice.state === 'accepting' || notice.state === 'accepted') return notice
        const item = itemOf(order, notice)
        if (notice.state !== 'open' || !notice.after || !item) {
          throw new CatalogueError('NOTICE_ALREADY_ANSWERED')
        }
        await changes.announce(tx, item, { after: notice.after, answerBy: null })
        await orders.note(tx, orderId, 'notice.accepting', item.id)
        await jobs.enqueue(tx, acceptChange, { noticeId }, { key: noticeId })
        return moveNotice(tx, notice, 'accepting', clock.date())
      }),
  }
}

/** The item of a notice, while its tickets stand. */
const itemOf = (order: WholeOrder | undefined, { itemId }: NoticeRow): Item | undefined =>
  order?.items.find(({ id, state }) => id === itemId && state === 'issued')

const announcedBy = ({ after, answerBy }: NoticeRow) => ({
  after,
  answerBy: answerBy.toISOString(),
})

/** The new times as they were announced: they stand, though the supplier has nothing more to say of them. */
const announced = ({ source }: Item, { after }: NoticeRow): SupplierOffer => ({
  ...source,
  slice: after ?? source.slice,
})
