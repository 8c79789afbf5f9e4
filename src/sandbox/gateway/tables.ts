import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { disputeStates } from '../../contract/payment/dispute.ts'
import { amount, moment } from '../../server/platform/database/columns.ts'

/** The sandbox gateway's own records. It simulates another company, so no other module reads them. */
export const sessions = pgTable(
  'sandbox_gateway_session',
  {
    id: text().primaryKey(),
    reference: text().notNull().unique(),
    method: text({ enum: ['card', 'bank_transfer'] }).notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    returnUrl: text().notNull(),
    state: text({
      enum: ['open', 'action_required', 'captured', 'saved', 'declined', 'cancelled', 'expired'],
    }).notNull(),
    reason: text(),
    savesCard: boolean().notNull().default(false),
    /** The last four digits of the card that paid or was saved; a real gateway would keep more of it. */
    card: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    capturedAt: moment(),
  },
  (session) => [index().on(session.state)],
)

export const refunds = pgTable('sandbox_gateway_refund', {
  reference: text().primaryKey(),
  sessionId: text()
    .notNull()
    .references(() => sessions.id),
  amount: amount().notNull(),
  at: moment().notNull(),
})

/** What payers' banks dispute. */
export const disputes = pgTable(
  'sandbox_gateway_dispute',
  {
    id: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    state: text({ enum: disputeStates }).notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    withdrawn: amount().notNull(),
    dueAt: moment(),
    openedAt: moment().notNull(),
  },
  (dispute) => [index().on(dispute.sessionId)],
)

/** Money in (+) and out (−), in minor units. `key` keeps a movement from being recorded twice. */
export const movements = pgTable('sandbox_gateway_movement', {
  key: text().primaryKey(),
  sessionId: text()
    .notNull()
    .references(() => sessions.id),
  amount: amount().notNull(),
  currency: text().notNull(),
  at: moment().notNull(),
})

/** Notices for the shop's webhook. */
export const notices = pgTable('sandbox_gateway_notice', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  what: text().notNull(),
  tries: integer().notNull().default(0),
  createdAt: moment().notNull(),
  deliveredAt: moment(),
})
