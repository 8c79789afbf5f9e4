import type { Database } from '../platform/database/database.ts'
import { allQuotesOf, type EndedQuote } from './quote-store.ts'

/** Returns all quotes of an order for staff, superseded ones too, newest first. */
export type QuoteRecords = (orderId: string) => Promise<EndedQuote[]>

export const createQuoteRecords =
  ({ db }: { db: Database }): QuoteRecords =>
  (orderId) =>
    allQuotesOf(db, orderId)
