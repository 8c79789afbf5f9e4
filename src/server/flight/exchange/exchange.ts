import type { FailChange } from '../../aftersales/fail-change.ts'
import type { QuoteBooks, QuoteKind } from '../../aftersales/quote-books.ts'
import type { AtWork, QuoteWork } from '../../aftersales/quote-work.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { Ledger } from '../../payment/ledger.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { ChangeOutcome, SupplierOf } from '../../supplier/flight-supplier.ts'
import { momentAt } from '../../world/zoned-time.ts'
import { sendDocuments } from '../aftersales/send-documents.ts'
import { isBagMoved } from '../order-item/bags-of.ts'
import { rememberedFlights } from '../order-item/calendar-flights.ts'
import { flightOf } from '../order-item/flight-item.ts'
import { ticketed } from '../order-item/flight-product.ts'
import { moveNotice, unansweredNotices } from '../schedule-change/notice-store.ts'
import { positionOf } from './exchange-quotes.ts'
import { exchangeTermsOf, revived } from './exchange-terms.ts'
import { exchangeView } from './exchange-view.ts'

type Changed = Extract<ChangeOutcome, { outcome: 'changed' }>

/** Creates the processing of confirmed changes: the supplier first, then tickets, money and mail in one transaction. */
export function createExchange(parts: {
  jobs: Jobs
  clock: Clock
  books: OrderBooks
  quotes: QuoteBooks
  ledger: Ledger
  supplierOf: SupplierOf
  work: QuoteWork
  failChange: FailChange
}): QuoteKind {
  const { jobs, clock, books, quotes, ledger, supplierOf, work, failChange } = parts

  async function changed(
    tx: Transaction,
    { order, quote, reservation, items: [first] }: AtWork,
    { bookingCodes, tickets }: Changed,
  ): Promise<void> {
    if (!first) return
    const { id, amount } = quote
    const { offer, to } = exchangeTermsOf(quote)
    const details = ticketed(reservation, tickets, bookingCodes)
    for (const [position, item] of reservation.items.entries()) {
      const now = details[position]
      if (!now) continue
      if (item.id !== first.id) {
        await books.setItem(tx, item, { details: now })
        continue
      }
      // Bags bought for it are transferred if the new flights sell such a bag; others are lost.
      const bags = now.bags.filter(({ kg }) => isBagMoved(to.offer, kg))
      const calendarFlights = rememberedFlights(flightOf(item).details, offer.slice)
      const exchanged = { offer, source: to.offer, bags, calendarFlights, announced: null }
      const endsAt = momentAt(offer.slice.arrival, offer.slice.to)
      await books.setItem(tx, item, { details: { ...now, ...exchanged }, endsAt })
    }
    await books.move(tx, [reservation], 'confirmed')
    await quotes.move(tx, quote, 'completed')
    for (const notice of await unansweredNotices(tx, quote.itemIds)) {
      await moveNotice(tx, notice, 'changed', clock.date())
    }
    if (amount.amount > 0) {
      await ledger.book(tx, 'issue', { of: id, orderId: order.id, amount })
    }
    const letter = { orderId: order.id, kind: 'change-done' as const, about: id }
    await jobs.enqueue(tx, sendDocuments, letter, { key: id })
  }

  return {
    async carryOut(order, quote) {
      const { id, reference, itemIds } = quote
      const reservation = order.reservations.find((each) => each.reference === reference)
      const item = reservation?.items.find((each) => each.id === itemIds[0])
      if (!reservation || !item) throw new Error(`no item of quote ${id}`)
      const answer = await supplierOf(reservation).change({
        reference,
        changeReference: id,
        offer: positionOf(reservation, item),
        to: revived(exchangeTermsOf(quote).to),
      })
      await work.finish(id, (tx, atWork) =>
        answer.outcome === 'changed'
          ? changed(tx, atWork, answer)
          : failChange(tx, atWork, answer.outcome),
      )
    },
    view: ([quote], now) => exchangeView(quote, now),
  }
}
