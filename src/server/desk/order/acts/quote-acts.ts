import type { RefundQuote } from '../../../../contract/aftersales/after-sales.ts'
import { CatalogueError } from '../../../../contract/errors.ts'
import type { AfterSalesService } from '../../../aftersales/after-sales-service.ts'
import type { Visitor } from '../../../order/access/order-access.ts'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Act, Acting } from './acting.ts'

/** Refunds on a traveller's behalf, by the same quotes that travellers get. */
export interface QuoteActs {
  quote(act: Act, visitor: Visitor, itemIds: readonly string[]): Promise<RefundQuote>
  /** Throws the errors of `after-sales.confirm-quote`. */
  confirm(act: Act, visitor: Visitor, quoteId: string): Promise<void>
}

export function createQuoteActs(parts: {
  db: Database
  acting: Acting
  afterSales: AfterSalesService
}): QuoteActs {
  const { db, acting, afterSales } = parts
  return {
    async quote(act, visitor, itemIds) {
      const begun = acting.begin(act)
      const quote = await afterSales.quoteRefund(act.orderCode, visitor, itemIds)
      const { quoteId, amount } = quote
      await inTransaction(db, (tx) => acting.record(tx, begun, { after: { quoteId, amount } }))
      return quote
    },
    async confirm(act, visitor, quoteId) {
      const begun = acting.begin(act)
      await afterSales.confirm(act.orderCode, visitor, quoteId, async (tx, quotes) => {
        // A change may cost the traveller something: only they agree to that.
        if (quotes.some(({ terms }) => terms.kind !== 'refund')) {
          throw new CatalogueError('INVALID_STATE')
        }
        const amounts = quotes.map(({ id, amount }) => ({ quoteId: id, amount }))
        await acting.record(tx, begun, { before: { state: 'open' }, after: { confirmed: amounts } })
      })
    },
  }
}
