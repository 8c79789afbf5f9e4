import type { Quote } from '../../contract/aftersales/after-sales.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { StoredQuote } from './quote-books.ts'

/** What a kind of quotes is carried out by, and shown as. */
export interface QuoteKind {
  /** Does at the supplier what a confirmed quote says. Runs in a job: throws to be tried again. Idempotent. */
  carryOut(order: WholeOrder, quote: StoredQuote): Promise<void>
  /** Returns quotes that were asked for together as the one offer they are. */
  view(rows: readonly [StoredQuote, ...StoredQuote[]], now: number): Quote
}

export type QuoteKinds = Record<StoredQuote['terms']['kind'], QuoteKind>
