import { bigserial, boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { noticeStates, type QuoteLine } from '../../contract/aftersales/after-sales.ts'
import type { Offer, Slice } from '../../contract/flight/offer.ts'
import type { Money } from '../../contract/money.ts'
import { type PaymentMethod, quoteStates } from '../../contract/payment/payment.ts'
import { amount, moment } from '../platform/database/columns.ts'
import type { ChangeOffer } from '../supplier/flight-supplier.ts'

/** A change as its supplier offers it, kept as JSON. */
export type KeptChange = Omit<ChangeOffer, 'validUntil'> & { validUntil: string }

/** What becomes of some of a quote's items. */
export interface KeptPart {
  itemIds: string[]
  lines: QuoteLine[]
  /** Minor units of the quote's currency. */
  amount: number
}

export interface RefundTermsKept {
  kind: 'refund'
  /** By journey, where the fares tell how the airline's fee is made up; absent from older quotes. */
  parts?: KeptPart[]
  /** What the airline keeps, as the supplier said it. */
  penalty: Money
  destination: PaymentMethod
  /** `YYYY-MM-DD`. */
  arrivesBy: string
}

export interface ChangeTermsKept {
  kind: 'change'
  from: Offer
  /** Bags bought for it; absent from quotes older than this field. */
  bags?: { passenger: number; kg: number; isMoved: boolean }[]
  /** The new flights as they are shown. */
  offer: Offer
  /** The same as the supplier offers them. */
  to: KeptChange
  /** Parts of the quote's amount. */
  difference: number
  fee: number
}

/** What giving flights back or changing them was said to cost. Amounts are minor units of `currency`. */
export const quotes = pgTable(
  'after_sale_quote',
  {
    id: uuid().primaryKey(),
    /** In the order of their making. */
    serial: bigserial({ mode: 'number' }).notNull(),
    orderId: uuid().notNull(),
    /** The quote that this one was asked for with and is confirmed with: their sum is one offer. Itself when null. */
    leadId: uuid(),
    /** Items of one booking at their supplier, and our reference of it. */
    itemIds: jsonb().$type<string[]>().notNull(),
    reference: text().notNull(),
    state: text({ enum: quoteStates }).notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    involuntary: boolean().notNull(),
    terms: jsonb().$type<RefundTermsKept | ChangeTermsKept>().notNull(),
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

/** What an airline changed by itself, in an item's flights. */
export const notices = pgTable(
  'after_sale_notice',
  {
    id: uuid().primaryKey(),
    supplier: text().notNull(),
    /** The supplier's id of the change. */
    changeId: text().notNull(),
    orderId: uuid().notNull(),
    itemId: uuid().notNull(),
    state: text({ enum: noticeStates }).notNull(),
    before: jsonb().$type<Slice>().notNull(),
    after: jsonb().$type<Slice>(),
    openedAt: moment().notNull(),
    answerBy: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (notice) => [
    unique().on(notice.supplier, notice.changeId),
    index().on(notice.orderId),
    index().on(notice.state, notice.answerBy),
  ],
)
