import { bigserial, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { QuoteLine } from '../../contract/checkout/quote.ts'
import { quoteStates } from '../../contract/checkout/quote.ts'
import { amount, moment } from '../platform/database/columns.ts'
import type { CancellationTermsKept, ChangeTermsKept } from './quote.ts'

/** The quoted cost of cancelling or changing items. Amounts are minor units of `currency`. */
export const quotes = pgTable(
  'after_sale_quote',
  {
    id: uuid().primaryKey(),
    /** In the order of their making. */
    serial: bigserial({ mode: 'number' }).notNull(),
    orderId: uuid().notNull(),
    /** The quote that this one was asked for with and is confirmed with: their sum is one offer. Itself when null. */
    leadId: uuid(),
    /** Items of one reservation, and its reference. */
    itemIds: jsonb().$type<string[]>().notNull(),
    reference: text().notNull(),
    state: text({ enum: quoteStates }).notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    isInvoluntary: boolean('involuntary').notNull(),
    terms: jsonb().$type<CancellationTermsKept | ChangeTermsKept>().notNull(),
    /** What it is paid under. */
    trxId: text().unique(),
    /** Why it failed. */
    reason: text(),
    createdAt: moment().notNull(),
    validUntil: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (quote) => [index().on(quote.orderId, quote.serial), index().on(quote.state, quote.changedAt)],
)
