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

/** Refunds requested from Stripe; stored before the call. */
export const refunds = pgTable('stripe_refund', {
  reference: text().primaryKey(),
  /** Our reference of the payment. */
  payment: text()
    .notNull()
    .references(() => sessions.reference),
  /** Stripe's id; null until it has responded. */
  refundId: text(),
  createdAt: moment().notNull(),
})
