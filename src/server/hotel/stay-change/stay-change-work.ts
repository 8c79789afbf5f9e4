import { money } from '../../../contract/money.ts'
import { costLines } from '../../aftersales/change-cost.ts'
import type { FailChange } from '../../aftersales/fail-change.ts'
import { refundKeyOf, suppliersRefund } from '../../aftersales/quote.ts'
import type { QuoteBooks, QuoteKind } from '../../aftersales/quote-books.ts'
import type { AtWork, QuoteWork } from '../../aftersales/quote-work.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import { bookCancelled, type Ledger } from '../../payment/ledger.ts'
import type { RefundService } from '../../payment/refund-service.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { HotelSupplierOf } from '../../supplier/hotel-supplier.ts'
import type { ChangeOutcome } from '../../supplier/stay-change.ts'
import { momentOf } from '../../world/zoned-time.ts'
import { confirmedRoom } from '../order-item/hotel-product.ts'
import { staysOf } from '../order-item/stay-item.ts'
import { changedLines } from './changed-lines.ts'
import { sendVouchers } from './send-vouchers.ts'
import { revived, stayAfter, stayChangeTermsOf } from './stay-change-terms.ts'
import { stayChangeView } from './stay-change-view.ts'

type Changed = Extract<ChangeOutcome, { outcome: 'changed' }>

/** Creates the processing of confirmed changes: the supplier first, then vouchers, money and mail in one transaction. */
export function createStayChange(parts: {
  jobs: Jobs
  books: OrderBooks
  quotes: QuoteBooks
  ledger: Ledger
  refunds: Pick<RefundService, 'refundPart'>
  supplierOf: HotelSupplierOf
  work: QuoteWork
  failChange: FailChange
}): QuoteKind {
  const { jobs, books, quotes, ledger, refunds, supplierOf, work, failChange } = parts

  async function changed(
    tx: Transaction,
    { order, quote, reservation }: AtWork,
    answer: Changed,
  ): Promise<void> {
    await books.move(tx, [reservation], 'confirmed')
    await quotes.move(tx, quote, 'completed')
    await settle(tx, await books.lock(tx, order.id), quote)
    await rewriteRooms(tx, await books.lock(tx, order.id), quote, answer)
    await jobs.enqueue(
      tx,
      sendVouchers,
      { orderId: order.id, quoteId: quote.id },
      { key: quote.id },
    )
  }

  /** Writes the rooms as they are now, each with its price; fees of changes are the first one's. */
  async function rewriteRooms(
    tx: Transaction,
    order: WholeOrder,
    quote: AtWork['quote'],
    answer: Changed,
  ): Promise<void> {
    const reservation = order.reservations.find(({ reference }) => reference === quote.reference)
    if (!reservation) throw new Error(`no reservation of quote ${quote.id}`)
    const { to, rate } = stayChangeTermsOf(quote)
    const stay = stayAfter(to)
    const items = staysOf(reservation)
    const kept = new Set(to.rooms.map(({ keeps }) => keeps))
    const lines = changedLines(items, rate)
    const rooms = to.rooms.map(({ keeps, leadGuest }, room) => {
      const item = keeps === undefined ? undefined : items[keeps]
      const { details, travellers } = item ?? items[0]
      const { hotel } = details
      return {
        item,
        details: confirmedRoom({ ...details, stay, rate, room }, answer),
        lines: lines[room] ?? [],
        travellers: travellers.slice(0, 1).map((lead) => ({ ...lead, ...leadGuest })),
        endsAt: momentOf(`${stay.checkOut}T${hotel.checkOut.until}`, hotel.zone),
      }
    })
    for (const { item, ...now } of rooms) if (item) await books.setItem(tx, item, now)
    const added = rooms.flatMap(({ item, ...now }) => (item ? [] : now))
    await books.addItems(tx, order, reservation, added)
    for (const [at, item] of items.entries()) if (!kept.has(at)) await books.removeItem(tx, item)
  }

  /** Records what the supplier earned, or refunds what the new stay costs less. */
  async function settle(tx: Transaction, order: WholeOrder, quote: AtWork['quote']): Promise<void> {
    const { id, amount, reference } = quote
    const orderId = order.id
    if (amount.amount > 0) return ledger.book(tx, 'issue', { of: id, orderId, amount })
    const item = order.items.find((each) => each.reference === reference)
    const cost = costLines(quote)
    if (!item || cost.length === 0) return
    await books.lowerPrice(tx, order, item, cost)
    const less = money(suppliersRefund(quote), amount.currency)
    if (less.amount === 0) return
    const { discount } = stayChangeTermsOf(quote)
    await bookCancelled(ledger, tx, { of: id, orderId, refund: less, discount })
    const back = await refunds.refundPart(tx, order, {
      key: refundKeyOf(quote),
      amount: less.amount,
    })
    if (back) await quotes.lowerRefund(tx, quote, back)
  }

  return {
    async carryOut(order, quote) {
      const { id, reference } = quote
      const reservation = order.reservations.find((each) => each.reference === reference)
      if (!reservation) throw new Error(`no reservation of quote ${id}`)
      const { to, quoted } = stayChangeTermsOf(quote)
      const answer = await supplierOf(reservation).change?.({
        reference,
        to,
        changeReference: id,
        quoted: revived(quoted),
      })
      await work.finish(id, (tx, atWork) =>
        answer?.outcome === 'changed'
          ? changed(tx, atWork, answer)
          : failChange(tx, atWork, answer?.outcome ?? 'refused'),
      )
    },
    view: ([quote], now) => stayChangeView(quote, now),
  }
}
