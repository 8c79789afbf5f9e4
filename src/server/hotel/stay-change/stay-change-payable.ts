import { carryOutQuote } from '../../aftersales/jobs.ts'
import type { StoredQuote } from '../../aftersales/quote.ts'
import type { QuoteBooks } from '../../aftersales/quote-books.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { PayableKeeper } from '../../order/payable/payable-keeper.ts'
import type { Reservation, WholeOrder } from '../../order/whole-order.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { purchasedStay } from '../order-item/stay-details.ts'
import { stayProductId, staysOf } from '../order-item/stay-item.ts'
import { stayChangeTermsOf, stayCostLines } from './stay-change-terms.ts'

/** Creates the keeper of payables for changed stays: what is bought, and what happens when it's paid or isn't. */
export function createStayChangePayable(parts: {
  db: Database
  jobs: Jobs
  books: OrderBooks
  quotes: QuoteBooks
}): PayableKeeper {
  const { db, jobs, books, quotes } = parts
  return {
    async purchase(order, { trxId }) {
      const quote = await quotes.byTrx(db, trxId)
      const reservation = quote && reservationOf(order, quote)
      if (!quote || !reservation) throw new Error('a payable without its quote')
      const { to, rate, ...cost } = stayChangeTermsOf(quote)
      const { leadGuests, ...stay } = to
      return {
        change: { state: quote.state },
        items: staysOf(reservation).map((item, room) => ({
          product: stayProductId,
          title: item.details.hotel.name,
          travellers: leadGuests
            .slice(room, room + 1)
            .map((guest) => ({ type: 'adult', ...guest })),
          // The cost is the whole stay's.
          lines: room === 0 ? stayCostLines(cost, quote.amount.currency) : [],
          hotel: purchasedStay({ ...item, details: { ...item.details, stay, rate } }),
        })),
      }
    },
    async paid(tx, order, { trxId }) {
      const quote = await quotes.byTrx(tx, trxId)
      if (quote?.state !== 'awaiting_payment') return false
      const { from, ...cost } = stayChangeTermsOf(quote)
      const reservation = reservationOf(order, quote)
      const [first] = reservation ? staysOf(reservation) : []
      if (reservation?.state !== 'confirmed' || first?.details.rate.rateId !== from.rate.rateId) {
        await quotes.move(tx, quote, 'expired')
        await books.note(tx, order.id, 'change.expired')
        return false
      }
      await books.addCost(tx, order, first, stayCostLines(cost, quote.amount.currency))
      await books.move(tx, [reservation], 'changing')
      await quotes.move(tx, quote, 'in_progress')
      await jobs.enqueue(tx, carryOutQuote, { quoteId: quote.id }, { key: quote.id })
      return true
    },
    async expired(tx, order, { trxId }) {
      const quote = await quotes.byTrx(tx, trxId)
      if (quote?.state !== 'awaiting_payment') return
      await quotes.move(tx, quote, 'expired')
      await books.note(tx, order.id, 'change.expired')
    },
  }
}

const reservationOf = (order: WholeOrder, { reference }: StoredQuote): Reservation | undefined =>
  order.reservations.find((each) => each.reference === reference)
