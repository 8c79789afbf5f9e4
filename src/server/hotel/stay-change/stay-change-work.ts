import { money } from '../../../contract/money.ts'
import { costLines } from '../../aftersales/change-cost.ts'
import type { FailChange } from '../../aftersales/fail-change.ts'
import type { QuoteBooks, QuoteKind } from '../../aftersales/quote-books.ts'
import type { AtWork, QuoteWork } from '../../aftersales/quote-work.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Ledger } from '../../payment/ledger.ts'
import type { RefundService } from '../../payment/refund-service.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { ChangeOutcome, HotelSupplierOf } from '../../supplier/hotel-supplier.ts'
import { momentOf } from '../../world/zoned-time.ts'
import { stayPriceLines } from '../booking/stay-price-lines.ts'
import { confirmedDetails } from '../order-item/hotel-product.ts'
import { staysOf } from '../order-item/stay-item.ts'
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
    const { to, rate } = stayChangeTermsOf(quote)
    const { leadGuests } = to
    const stay = stayAfter(to)
    const details = confirmedDetails(reservation, answer)
    const lines = stayPriceLines(rate)
    for (const [room, item] of staysOf(reservation).entries()) {
      const now = details[room]
      const [lead] = item.travellers
      if (!now || !lead) continue
      await books.setItem(tx, item, {
        details: { ...now, stay, rate },
        // What was paid stays; what is due at the property is the new stay's.
        lines: [
          ...item.lines.filter(({ due }) => due === 'now'),
          ...(lines[room] ?? []).filter(({ due }) => due === 'on_site'),
        ],
        travellers: [{ ...lead, ...leadGuests[room] }],
        endsAt: momentOf(`${stay.checkOut}T${now.hotel.checkOut.until}`, now.hotel.zone),
      })
    }
    await books.move(tx, [reservation], 'confirmed')
    await quotes.move(tx, quote, 'completed')
    await settle(tx, await books.lock(tx, order.id), quote)
    await jobs.enqueue(
      tx,
      sendVouchers,
      { orderId: order.id, quoteId: quote.id },
      { key: quote.id },
    )
  }

  /** Records what the supplier earned, or refunds what the new stay costs less. */
  async function settle(tx: Transaction, order: WholeOrder, quote: AtWork['quote']): Promise<void> {
    const { id, amount, itemIds } = quote
    const orderId = order.id
    if (amount.amount > 0) return ledger.book(tx, 'issue', { of: id, orderId, amount })
    const item = order.items.find((each) => each.id === itemIds[0])
    const cost = costLines(quote)
    if (!item || cost.length === 0) return
    await books.lowerPrice(tx, order, item, cost)
    if (amount.amount === 0) return
    const less = money(-amount.amount, amount.currency)
    await ledger.book(tx, 'cancel', { of: id, orderId, amount: less })
    await refunds.refundPart(tx, order, { key: `quote ${id}`, amount: less.amount })
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
