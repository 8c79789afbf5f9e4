import type { PayableKeeper } from '../order/payable/payable-keeper.ts'
import type { Payable } from '../order/whole-order.ts'
import type { Database, Executor } from '../platform/database/database.ts'
import type { StoredQuote } from './quote.ts'
import type { QuoteBooks } from './quote-books.ts'

type ChangeKind = Exclude<StoredQuote['terms']['kind'], 'refund'>

/** Creates the keeper of all changes' payables: that of the kind of the quote that is paid for. */
export function createChangeKeeper({
  db,
  quotes,
  keepers,
}: {
  db: Database
  quotes: QuoteBooks
  keepers: Record<ChangeKind, PayableKeeper>
}): PayableKeeper {
  async function keeperOf(tx: Executor, { trxId }: Payable): Promise<PayableKeeper> {
    const kind = (await quotes.byTrx(tx, trxId))?.terms.kind
    if (!kind || kind === 'refund') throw new Error('a payable without its quote')
    return keepers[kind]
  }

  return {
    purchase: async (order, payable, language) =>
      (await keeperOf(db, payable)).purchase(order, payable, language),
    paid: async (tx, order, payable) => (await keeperOf(tx, payable)).paid(tx, order, payable),
    expired: async (tx, order, payable) =>
      (await keeperOf(tx, payable)).expired(tx, order, payable),
  }
}
