import type { QuoteFailure } from '../../contract/order/failures.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { Item, Reservation, WholeOrder } from '../order/whole-order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { StoredQuote } from './quote.ts'
import { findQuote, moveQuote } from './quote-store.ts'

/** A quote that is being carried out, with its order locked. */
export interface AtWork {
  order: WholeOrder
  quote: StoredQuote
  reservation: Reservation
  /** The reservation's items that the quote is about. */
  items: Item[]
}

/** How carrying out a quote ends, whatever its kind. */
export interface QuoteWork {
  /**
   * Processes the supplier's result in a transaction that holds the order's lock, unless another run of the job has
   * done so.
   */
  finish(quoteId: string, act: (tx: Transaction, work: AtWork) => Promise<void>): Promise<void>
  /** Records that the supplier refused: nothing has changed. */
  fail(tx: Transaction, work: AtWork, reason: QuoteFailure): Promise<void>
}

export function createQuoteWork(parts: {
  db: Database
  clock: Clock
  books: OrderBooks
}): QuoteWork {
  const { db, clock, books } = parts
  return {
    finish: (quoteId, act) =>
      inTransaction(db, async (tx) => {
        const found = await findQuote(tx, quoteId)
        if (!found) return
        const order = await books.lock(tx, found.orderId)
        const quote = await findQuote(tx, quoteId)
        if (quote?.state !== 'in_progress') return
        const reservation = order.reservations.find(
          ({ reference }) => reference === quote.reference,
        )
        if (!reservation) throw new Error(`no reservation of quote ${quoteId}`)
        const items = reservation.items.filter(({ id }) => quote.itemIds.includes(id))
        await act(tx, { order, quote, reservation, items })
      }),
    async fail(tx, { order, quote, reservation }, reason) {
      await books.move(tx, [reservation], 'confirmed')
      await moveQuote(tx, quote, 'failed', clock.date(), { reason })
      await books.note(tx, order.id, 'quote.failed')
    },
  }
}
