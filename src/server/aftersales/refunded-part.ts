import { sumMoney } from '../../contract/sum-money.ts'
import type { RefundedPart } from '../letters/order-letters.ts'
import type { Executor } from '../platform/database/database.ts'
import { quotedIn } from './quote.ts'
import type { QuoteBooks } from './quote-books.ts'

/** Returns what a refund is for, by the key it was requested with; undefined if it's for none of the order's items. */
export async function refundedPart(
  tx: Executor,
  quotes: QuoteBooks,
  key: string,
): Promise<RefundedPart | undefined> {
  const [what, ...ids] = key.split(' ')
  if (what === 'items') return { itemIds: ids }
  const quoteId = quotedIn(key)
  const quote = quoteId && (await quotes.byId(tx, quoteId))
  if (!quote) return undefined
  const { itemIds, lines, amount, terms } = quote
  const kind = terms.kind === 'refund' ? 'refund' : 'change'
  const together = (await quotes.together(tx, quote)).map((each) => each.amount)
  return {
    itemIds,
    quoted: { kind, lines, amount },
    confirmed: sumMoney(together, amount.currency),
  }
}
