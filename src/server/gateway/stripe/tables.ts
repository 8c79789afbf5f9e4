import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** Which Checkout Session stands for a reference of ours; written before Stripe is asked for it. */
export const sessions = pgTable('stripe_session', {
  reference: text().primaryKey(),
  /** Stripe's own; null while it has not answered. Without it nobody was ever sent to the page. */
  sessionId: text().unique(),
  returnUrl: text().notNull(),
  /** As sent: asking again under one idempotency key takes the very same words. */
  expiresAt: moment().notNull(),
  createdAt: moment().notNull(),
  cancelledAt: moment(),
})

/** Refunds asked of Stripe; written before it is asked. */
export const refunds = pgTable('stripe_refund', {
  reference: text().primaryKey(),
  /** Our reference of the payment. */
  payment: text()
    .notNull()
    .references(() => sessions.reference),
  /** Stripe's own; null while it has not answered. */
  refundId: text(),
  createdAt: moment().notNull(),
})
