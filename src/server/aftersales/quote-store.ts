import { and, asc, desc, eq, type InferSelectModel, inArray, lt, ne, or } from 'drizzle-orm'
import type { QuoteState } from '../../contract/checkout/quote.ts'
import type { QuoteId, TrxId } from '../../contract/ids.ts'
import { money } from '../../contract/money.ts'
import type { QuoteFailure } from '../../contract/order/failures.ts'
import type { BackAlready } from '../payment/refund-service.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { inAnyOrder } from '../platform/database/sweeping.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { lessBackAlready, type StoredQuote } from './quote.ts'
import { quoteTransitions } from './quote-states.ts'
import { quotes } from './tables.ts'

export async function addQuote(
  tx: Transaction,
  { leadId, amount, ...facts }: StoredQuote,
): Promise<void> {
  await tx.insert(quotes).values({
    ...facts,
    ...amount,
    leadId: leadId === facts.id ? null : leadId,
    changedAt: facts.createdAt,
  })
}

const quoteOf = (row: InferSelectModel<typeof quotes>): StoredQuote => ({
  id: row.id as QuoteId,
  orderId: row.orderId,
  leadId: (row.leadId ?? row.id) as QuoteId,
  itemIds: row.itemIds,
  reference: row.reference,
  state: row.state,
  lines: row.lines,
  amount: money(row.amount, row.currency),
  isInvoluntary: row.isInvoluntary,
  terms: row.terms,
  trxId: row.trxId as TrxId | null,
  createdAt: row.createdAt,
  validUntil: row.validUntil,
})

/** Returns all quotes of an order except superseded ones, newest first. */
export async function quotesOf(tx: Executor, orderId: string): Promise<StoredQuote[]> {
  const rows = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.orderId, orderId), ne(quotes.state, 'superseded')))
    .orderBy(desc(quotes.serial))
  return rows.map(quoteOf)
}

/** A quote with how it ended. */
export interface EndedQuote extends StoredQuote {
  /** Why it failed. */
  reason: string | null
  changedAt: Date
}

/** Returns all quotes of an order, superseded ones too, newest first. */
export async function allQuotesOf(tx: Executor, orderId: string): Promise<EndedQuote[]> {
  const rows = await tx
    .select()
    .from(quotes)
    .where(eq(quotes.orderId, orderId))
    .orderBy(desc(quotes.serial))
  return rows.map((row) => ({ ...quoteOf(row), reason: row.reason, changedAt: row.changedAt }))
}

export async function findQuote(tx: Executor, id: string): Promise<StoredQuote | undefined> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.id, id))
  return row && quoteOf(row)
}

/** Returns a quote and those requested with it, in order of creation. */
export async function quotesWith(tx: Executor, { leadId }: StoredQuote): Promise<StoredQuote[]> {
  const rows = await tx
    .select()
    .from(quotes)
    .where(or(eq(quotes.id, leadId), eq(quotes.leadId, leadId)))
    .orderBy(asc(quotes.serial))
  return rows.map(quoteOf)
}

export async function findQuoteByTrx(
  tx: Executor,
  trxId: string,
): Promise<StoredQuote | undefined> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.trxId, trxId))
  return row && quoteOf(row)
}

/** Returns quotes of an order in one of the states. */
export async function quotesIn(
  tx: Executor,
  orderId: string,
  states: QuoteState[],
): Promise<StoredQuote[]> {
  const rows = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.orderId, orderId), inArray(quotes.state, states)))
  return rows.map(quoteOf)
}

/** Returns quotes in progress since before `moment`. */
export async function quotesAtWork(tx: Executor, moment: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.state, 'in_progress'), lt(quotes.changedAt, moment)))
    .orderBy(inAnyOrder)
    .limit(200)
  return rows.map(({ id }) => id)
}

/**
 * Writes what is really sent into a quote that is carried out: since it was confirmed, a lost dispute may have returned some of
 * it. The caller holds the order's lock.
 */
export async function lowerRefund(
  tx: Transaction,
  quote: StoredQuote,
  back: BackAlready,
): Promise<void> {
  const { lines, terms, amount } = lessBackAlready(quote, back)
  if (amount.amount === quote.amount.amount) return
  await tx
    .update(quotes)
    .set({ lines, terms, amount: amount.amount })
    .where(eq(quotes.id, quote.id))
}

/** Moves a quote to a new state and returns it. Throws INVALID_STATE. The caller holds the order's lock. */
export async function moveQuote(
  tx: Transaction,
  quote: StoredQuote,
  to: QuoteState,
  now: Date,
  { trxId = quote.trxId, reason }: { trxId?: TrxId | null; reason?: QuoteFailure } = {},
): Promise<StoredQuote> {
  assertTransition(quoteTransitions, quote.state, to)
  await tx
    .update(quotes)
    .set({ trxId, state: to, changedAt: now, ...(reason ? { reason } : {}) })
    .where(eq(quotes.id, quote.id))
  return { ...quote, trxId, state: to }
}
