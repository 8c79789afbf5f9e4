import { money } from '../../contract/money.ts'
import type { DocumentService } from '../order/document-service.ts'
import type { OrderChanges } from '../order/order-changes.ts'
import type { OrderService, WholeOrder } from '../order/order-service.ts'
import type { Dues } from '../payment/due-service.ts'
import type { Ledger } from '../payment/ledger.ts'
import type { RefundService } from '../payment/refund-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { ChangeOffer, ChangeOutcome } from '../supplier/flight-supplier.ts'
import type { SupplierOf } from '../supplier/suppliers-by-id.ts'
import type { AfterSalesMails } from './after-sales-mails.ts'
import { bookingOf, type Item } from './booked.ts'
import { carryOutQuote, sendDocuments } from './jobs.ts'
import { moveNotice, unansweredNotices } from './notice-store.ts'
import { findQuote, moveQuote, type QuoteRow, quotesWith } from './quote-store.ts'
import type { ChangeTermsKept, KeptChange, RefundTermsKept } from './tables.ts'

interface Parts {
  db: Database
  jobs: Jobs
  clock: Clock
  ledger: Ledger
  orders: OrderService
  changes: OrderChanges
  refunds: RefundService
  dues: Dues
  documents: DocumentService
  mails: AfterSalesMails
  supplierOf: SupplierOf
}

type Changed = Extract<ChangeOutcome, { outcome: 'changed' }>

/** A quote that is being carried out, with its order locked. */
interface AtWork {
  order: WholeOrder
  quote: QuoteRow
  items: Item[]
}

/**
 * Does confirmed quotes' jobs. A supplier that does not answer makes the job fail, and so be tried
 * again: cancelling twice and changing twice under one reference is once.
 */
export function carryOutQuotes(parts: Parts): void {
  const { db, jobs, clock, ledger, orders, changes, refunds, dues, documents, mails, supplierOf } =
    parts
  jobs.handle(carryOutQuote, async ({ quoteId }) => {
    const quote = await findQuote(db, quoteId)
    const order = quote && (await orders.byId(quote.orderId))
    if (quote?.state !== 'in_progress' || !order) return
    if (quote.terms.kind === 'refund') await refund(order, quote, quote.terms)
    else await change(order, quote, quote.terms)
  })

  async function refund(order: WholeOrder, quote: QuoteRow, { penalty }: RefundTermsKept) {
    const { reference, id } = quote
    const [item] = bookingOf(order, reference)
    if (!item) throw new Error(`no booking ${reference}`)
    const supplier = supplierOf(item)
    // Asked first: an earlier try may have been cut short after the airline had taken the tickets back.
    const standing = await supplier.lookUp(reference)
    const { outcome } =
      standing.outcome === 'cancelled' ? standing : await supplier.cancel(reference, penalty)
    await locked(id, (tx, work) =>
      outcome === 'cancelled' ? refunded(tx, work) : failed(tx, work, outcome),
    )
  }

  async function change(order: WholeOrder, quote: QuoteRow, terms: ChangeTermsKept) {
    const { reference, id, itemIds } = quote
    const booking = bookingOf(order, reference)
    const offer = booking.findIndex((each) => each.id === itemIds[0])
    const item = booking[offer]
    if (!item) throw new Error(`no item for quote ${id}`)
    const request = { reference, changeReference: id, offer, to: revived(terms.to) }
    const answer = await supplierOf(item).change(request)
    await locked(id, (tx, work) =>
      answer.outcome === 'changed'
        ? changed(tx, work, terms, answer)
        : failed(tx, work, answer.outcome),
    )
  }

  /** Acts on the supplier's answer, unless another run of the job has done so. */
  async function locked(
    quoteId: string,
    act: (tx: Transaction, work: AtWork) => Promise<void>,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      const found = await findQuote(tx, quoteId)
      if (!found) return
      const order = await orders.lock(tx, found.orderId)
      const quote = await findQuote(tx, quoteId)
      if (quote?.state !== 'in_progress') return
      const items = order.items.filter(({ id }) => quote.itemIds.includes(id))
      await act(tx, { order, quote, items })
    })
  }

  async function refunded(tx: Transaction, { order, quote, items }: AtWork): Promise<void> {
    const { id, amount, currency } = quote
    await changes.move(tx, items, 'cancelled')
    await moveQuote(tx, quote, 'done', clock.date())
    await answerNotices(tx, quote, 'refunded')
    if (amount > 0) {
      const of = { of: id, orderId: order.id, amount: money(amount, currency) }
      await ledger.book(tx, 'cancel', of)
      await refunds.giveBack(tx, order, { key: `quote ${id}`, amount })
    }
    await tellEnd(tx, quote)
  }

  /** Writes to the traveller once every refund that was confirmed together has ended. */
  async function tellEnd(tx: Transaction, quote: QuoteRow): Promise<void> {
    const all = await quotesWith(tx, quote)
    if (all.some(({ state }) => state === 'in_progress')) return
    const order = await orders.lock(tx, quote.orderId)
    const done = all.filter(({ state }) => state === 'done')
    if (done.length === 0) return mails.failed(tx, order, quote)
    const calendar = await documents.calendarAttachment(order, tx)
    await mails.cancelled(tx, order, { all, calendar })
  }

  async function changed(
    tx: Transaction,
    { order, quote, items }: AtWork,
    { offer, to }: ChangeTermsKept,
    { bookingCodes, tickets }: Changed,
  ): Promise<void> {
    const { id, amount, currency } = quote
    const [item] = items
    if (!item) return
    await changes.exchange(tx, order, item, { offer, source: to.offer, bookingCodes, tickets })
    await moveQuote(tx, quote, 'done', clock.date())
    await answerNotices(tx, quote, 'changed')
    if (amount > 0) {
      const of = { of: id, orderId: order.id, amount: money(amount, currency) }
      await ledger.book(tx, 'issue', of)
    }
    const letter = { orderId: order.id, kind: 'change-done' as const, about: id }
    await jobs.enqueue(tx, sendDocuments, letter, { key: id })
  }

  async function failed(
    tx: Transaction,
    { order, quote, items }: AtWork,
    reason: string,
  ): Promise<void> {
    await changes.move(tx, items, 'issued')
    await moveQuote(tx, quote, 'failed', clock.date(), { reason })
    await orders.note(tx, order.id, 'quote.failed')
    const [item] = items
    if (quote.trxId && quote.terms.kind === 'change' && item) {
      await changes.dropCost(tx, order, item, quote.terms)
      await dues.withdraw(tx, quote.trxId)
    }
    if (quote.terms.kind === 'refund') await tellEnd(tx, quote)
    else await mails.failed(tx, order, quote)
  }

  async function answerNotices(
    tx: Transaction,
    { itemIds }: QuoteRow,
    answer: 'changed' | 'refunded',
  ): Promise<void> {
    for (const notice of await unansweredNotices(tx, itemIds)) {
      await moveNotice(tx, notice, answer, clock.date())
    }
  }
}

const revived = ({ validUntil, ...change }: KeptChange): ChangeOffer => ({
  ...change,
  validUntil: new Date(validUntil),
})
