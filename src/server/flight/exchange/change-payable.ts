import { carryOutQuote } from '../../aftersales/jobs.ts'
import type { StoredQuote } from '../../aftersales/quote.ts'
import type { QuoteBooks } from '../../aftersales/quote-books.ts'
import type { OrderBooks } from '../../order/order-books.ts'
import type { PayableKeeper } from '../../order/payable/payable-keeper.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { wordsOf } from '../../platform/words.ts'
import { describeFlight } from '../order-item/describe.ts'
import { purchasedFlight } from '../order-item/details.ts'
import { type FlightItem, flightProductId, flightsOf } from '../order-item/flight-item.ts'
import { fitsBetween } from './change-days.ts'
import { costLines, exchangeTermsOf } from './exchange-terms.ts'

/** Creates the keeper of changes' payables: what is bought, and what happens when it's paid or isn't. */
export function createChangePayable(parts: {
  db: Database
  jobs: Jobs
  books: OrderBooks
  quotes: QuoteBooks
}): PayableKeeper {
  const { db, jobs, books, quotes } = parts
  return {
    async purchase(order, { trxId }, language) {
      const quote = await quotes.byTrx(db, trxId)
      const item = quote && itemOf(order, quote)
      if (!quote || !item) throw new Error('a payable without its quote')
      const { from, offer, ...cost } = exchangeTermsOf(quote)
      // Bags that were bought are transferred to the new flights.
      const bought: FlightItem = { ...item, details: { ...item.details, offer } }
      return {
        change: { state: quote.state },
        items: [
          {
            product: flightProductId,
            title: describeFlight(bought, wordsOf('mail', language)).title,
            travellers: item.travellers.map(({ type, title, givenName, surname }) => ({
              type,
              title,
              givenName,
              surname,
            })),
            lines: costLines(cost, quote.amount.currency),
            flight: purchasedFlight(bought, from),
          },
        ],
      }
    },
    async paid(tx, order, { trxId }) {
      const quote = await quotes.byTrx(tx, trxId)
      if (quote?.state !== 'awaiting_payment') return false
      const { from, offer, ...cost } = exchangeTermsOf(quote)
      const item = itemOf(order, quote)
      const reservation = order.reservations.find(({ id }) => id === item?.reservationId)
      const stands = item?.state === 'confirmed' && item.details.offer.id === from.id
      // Another of its flights may have been changed in the meantime.
      if (!item || !reservation || !stands || !fitsBetween(order, item, offer.slice)) {
        await quotes.move(tx, quote, 'expired')
        await books.note(tx, order.id, 'change.expired')
        return false
      }
      await books.addCost(tx, order, item, costLines(cost, quote.amount.currency))
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

const itemOf = (order: WholeOrder, { itemIds }: StoredQuote): FlightItem | undefined =>
  flightsOf(order).find(({ id }) => id === itemIds[0])
