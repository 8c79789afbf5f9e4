import type { Quote } from '../../contract/aftersales/after-sales.ts'
import type { QuoteState } from '../../contract/checkout/quote.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { BackAlready } from '../payment/refund-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { QuotedTogether, StoredQuote } from './quote.ts'
import { findQuote, findQuoteByTrx, lowerRefund, moveQuote, quotesWith } from './quote-store.ts'

/** Quotes, for the products whose terms they contain. */
export interface QuoteBooks {
  byId(tx: Executor, id: string): Promise<StoredQuote | undefined>
  /** Returns a quote and those requested with it, in order of creation. */
  together(tx: Executor, quote: StoredQuote): Promise<StoredQuote[]>
  /** Returns the quote paid for under a `trxId`. */
  byTrx(tx: Executor, trxId: string): Promise<StoredQuote | undefined>
  /** Moves a quote to a new state. Throws INVALID_STATE. The caller holds the order's lock. */
  move(tx: Transaction, quote: StoredQuote, to: QuoteState): Promise<void>
  /** Writes what is really sent into a quote that is carried out, if that is less. The caller holds the order's lock. */
  lowerRefund(tx: Transaction, quote: StoredQuote, back: BackAlready): Promise<void>
}

export const createQuoteBooks = ({ clock }: { clock: Clock }): QuoteBooks => ({
  byId: findQuote,
  together: quotesWith,
  byTrx: findQuoteByTrx,
  lowerRefund,
  async move(tx, quote, to) {
    await moveQuote(tx, quote, to, clock.date())
  },
})

/** What a kind of quotes is carried out by, and shown as. */
export interface QuoteKind {
  /** Does at the supplier what a confirmed quote says. Runs in a job: throws to be tried again. Idempotent. */
  carryOut(order: WholeOrder, quote: StoredQuote): Promise<void>
  /** Returns quotes that were asked for together as the one offer they are. */
  view(quotes: QuotedTogether, now: number): Quote
}

export type QuoteKinds = Record<StoredQuote['terms']['kind'], QuoteKind>
