import type { QuoteFailure } from '../../contract/order/failures.ts'
import type { CancellationLetters } from '../letters/cancellation-letters.ts'
import type { OrderBooks } from '../order/order-books.ts'
import type { Payables } from '../payment/payables.ts'
import type { Transaction } from '../platform/database/database.ts'
import { costLines } from './change-cost.ts'
import type { AtWork, QuoteWork } from './quote-work.ts'

/** Records that the supplier refused a change: nothing has changed, and what was paid for it is refunded. */
export type FailChange = (tx: Transaction, work: AtWork, reason: QuoteFailure) => Promise<void>

export function createFailChange(parts: {
  books: OrderBooks
  payables: Payables
  letters: CancellationLetters
  work: QuoteWork
}): FailChange {
  const { books, payables, letters, work } = parts
  return async (tx, atWork, reason) => {
    const { order, quote, items } = atWork
    await work.fail(tx, atWork, reason)
    const [item] = items
    let refund: Awaited<ReturnType<Payables['withdraw']>>
    if (quote.trxId && item) {
      await books.dropCost(tx, order, item, costLines(quote))
      refund = await payables.withdraw(tx, order, quote.trxId)
      await books.tellWorth(tx, order.id)
    }
    await letters.failed(tx, order, { kind: 'change-failed', about: quote.id, refund })
  }
}
