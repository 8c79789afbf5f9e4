import { and, asc, desc, eq, inArray, lt, ne, or } from 'drizzle-orm'
import type { QuoteState } from '../../contract/payment/payment.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { inAnyOrder } from '../platform/database/sweeping.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { quoteTransitions } from './quote-states.ts'
import { quotes } from './tables.ts'

export type QuoteRow = typeof quotes.$inferSelect

export async function addQuote(
  tx: Transaction,
  quote: typeof quotes.$inferInsert,
): Promise<QuoteRow> {
  const [row] = await tx.insert(quotes).values(quote).returning()
  if (!row) throw new Error('no quote was written')
  return row
}

/** All quotes of an order but those that newer ones replaced, newest first. */
export async function quotesOf(tx: Executor, orderId: string): Promise<QuoteRow[]> {
  return tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.orderId, orderId), ne(quotes.state, 'superseded')))
    .orderBy(desc(quotes.serial))
}

export async function findQuote(tx: Executor, id: string): Promise<QuoteRow | undefined> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.id, id))
  return row
}

/** Returns the id that quotes asked for together share: that of the first of them. */
export const leadOf = ({ id, leadId }: Pick<QuoteRow, 'id' | 'leadId'>): string => leadId ?? id

/** Returns a quote and those asked for with it, in the order of their making. */
export async function quotesWith(tx: Executor, quote: QuoteRow): Promise<QuoteRow[]> {
  const lead = leadOf(quote)
  return tx
    .select()
    .from(quotes)
    .where(or(eq(quotes.id, lead), eq(quotes.leadId, lead)))
    .orderBy(asc(quotes.serial))
}

export async function findQuoteByTrx(tx: Executor, trxId: string): Promise<QuoteRow | undefined> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.trxId, trxId))
  return row
}

/** Quotes of an order in one of the states. */
export async function quotesIn(
  tx: Executor,
  orderId: string,
  states: QuoteState[],
): Promise<QuoteRow[]> {
  return tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.orderId, orderId), inArray(quotes.state, states)))
}

/** Quotes that are being carried out since before `moment`. */
export async function quotesAtWork(tx: Executor, moment: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.state, 'in_progress'), lt(quotes.changedAt, moment)))
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ id }) => id)
}

/** Moves a quote by the table; answers it as it is then. Throws INVALID_STATE. The caller holds the order's lock. */
export async function moveQuote(
  tx: Transaction,
  quote: QuoteRow,
  to: QuoteState,
  now: Date,
  more: Partial<Pick<QuoteRow, 'trxId' | 'reason'>> = {},
): Promise<QuoteRow> {
  assertTransition(quoteTransitions, quote.state, to)
  const change = { ...more, state: to, changedAt: now }
  await tx.update(quotes).set(change).where(eq(quotes.id, quote.id))
  return { ...quote, ...change }
}
