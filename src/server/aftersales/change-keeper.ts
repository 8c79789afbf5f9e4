import type { PurchasedItem } from '../../contract/payment/payment.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { PayableKeeper } from '../order/payable/payable-keeper.ts'
import type { Item, WholeOrder } from '../order/whole-order.ts'
import type { Database, Executor } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { costLines } from './change-cost.ts'
import { carryOutQuote } from './jobs.ts'
import type { StoredQuote } from './quote.ts'
import type { QuoteBooks } from './quote-books.ts'

/** What a kind of changes defines about paying for them. */
export interface PaidChange {
  /** Returns what is bought, as shown to its payer; undefined if the order doesn't have what is changed. */
  purchased(order: WholeOrder, quote: StoredQuote, language: string): PurchasedItem[] | undefined
  /**
   * Returns the item that the cost is added to; undefined if the change can't be made any longer, because what was
   * bought isn't as it was quoted.
   */
  stillPossible(order: WholeOrder, quote: StoredQuote): Item | undefined
}

type ChangeKind = Exclude<StoredQuote['terms']['kind'], 'refund'>

/** Creates the keeper of changes' payables: payment starts the change, a missed deadline ends its quote. */
export function createChangeKeeper(parts: {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  books: Pick<OrderBooks, 'addCost' | 'move' | 'note'>
  quotes: Pick<QuoteBooks, 'byTrx' | 'move'>
  kinds: Record<ChangeKind, PaidChange>
}): PayableKeeper {
  const { db, jobs, books, quotes, kinds } = parts

  async function find(tx: Executor, { trxId }: { trxId: string }) {
    const quote = await quotes.byTrx(tx, trxId)
    if (!quote || quote.terms.kind === 'refund') throw new Error('a payable without its quote')
    return { quote, kind: kinds[quote.terms.kind] }
  }

  return {
    async purchase(order, payable, language) {
      const { quote, kind } = await find(db, payable)
      const items = kind.purchased(order, quote, language)
      if (!items) throw new Error('a payable without its item')
      return { change: { state: quote.state }, items }
    },
    async paid(tx, order, payable) {
      const { quote, kind } = await find(tx, payable)
      if (quote.state !== 'awaiting_payment') return false
      const item = kind.stillPossible(order, quote)
      const reservation = order.reservations.find(({ id }) => id === item?.reservationId)
      if (!item || !reservation) {
        await quotes.move(tx, quote, 'expired')
        await books.note(tx, order.id, 'change.expired')
        return false
      }
      await books.addCost(tx, order, item, costLines(quote))
      await books.move(tx, [reservation], 'changing')
      await quotes.move(tx, quote, 'in_progress')
      await jobs.enqueue(tx, carryOutQuote, { quoteId: quote.id }, { key: quote.id })
      return true
    },
    async expired(tx, order, payable) {
      const { quote } = await find(tx, payable)
      if (quote.state !== 'awaiting_payment') return
      await quotes.move(tx, quote, 'expired')
      await books.note(tx, order.id, 'change.expired')
    },
  }
}
