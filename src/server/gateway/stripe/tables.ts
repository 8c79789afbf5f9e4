import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** The Checkout Session of each of our references; stored before Stripe is called. */
export const sessions = pgTable('stripe_session', {
  reference: text().primaryKey(),
  /** Stripe's id; null until it has responded. Without it no payer was ever redirected to the page. */
  sessionId: text().unique(),
  returnUrl: text().notNull(),
  /** The value sent: a repeated request with the same idempotency key must be identical. */
  expiresAt: moment().notNull(),
  createdAt: moment().notNull(),
  cancelledAt: moment(),
})

/** Charges to cards that sessions saved; stored before Stripe is called. */
export const charges = pgTable('stripe_charge', {
  reference: text().primaryKey(),
  /** Our reference of the session that saved the card. */
  savedBy: text()
    .notNull()
    .references(() => sessions.reference),
  /** Stripe's id; null until it has responded. */
  intentId: text(),
  /** Why Stripe refused to try it at all. */
  refusal: text(),
  createdAt: moment().notNull(),
})

/** Refunds requested from Stripe; stored before the call. */
export const refunds = pgTable('stripe_refund', {
  reference: text().primaryKey(),
  /** Our reference of the payment: a session's or a charge's. */
  payment: text().notNull(),
  /** Stripe's id; null until it has responded. */
  refundId: text(),
  createdAt: moment().notNull(),
})
