import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { postbackEvents, postbackStates } from '../../contract/affiliate/affiliate.ts'
import type { Money } from '../../contract/money.ts'
import { amount, moment } from '../platform/database/columns.ts'

/** Partners whose links have their code as `aft`. */
export const affiliates = pgTable('affiliate', {
  id: text().primaryKey(),
  name: text().notNull(),
  postbackUrl: text(),
  /** Signs what is posted; sealed. */
  secret: text(),
  isOn: boolean().notNull().default(true),
})

/**
 * What is posted to an affiliate about an order: it's confirmed once, and then each post says what it's worth since. The order is
 * locked while one is added. The click's id isn't kept here but with the order, with which it's erased.
 */
export const postbacks = pgTable(
  'affiliate_postback',
  {
    /** By which the affiliate recognises the same post. */
    id: uuid().primaryKey(),
    orderId: uuid().notNull(),
    affiliate: text().notNull(),
    event: text({ enum: postbackEvents }).notNull(),
    state: text({ enum: postbackStates }).notNull(),
    /** What we charged for what was confirmed, in minor units. */
    amount: amount().notNull(),
    currency: text().notNull(),
    /** What is paid at the property, by currency. */
    onSite: jsonb().$type<Money[]>().notNull(),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    attemptedAt: moment(),
    /** How the last attempt ended: a status, or what went wrong; null while it hasn't. */
    answer: text(),
  },
  (postback) => [index().on(postback.orderId), index().on(postback.affiliate)],
)
