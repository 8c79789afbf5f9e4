import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'
import { subscriberCauses, subscriberStates } from './subscriber-states.ts'

/** Addresses that were entered for the newsletter. Deleted some time after they were cancelled or never confirmed. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscriber',
  {
    id: uuid().primaryKey(),
    /** In the links of its mails. Random, so it can't be guessed. */
    uuid: uuid().notNull().unique(),
    /** In lower case. */
    email: text().notNull().unique(),
    language: text().notNull(),
    /** Of the visitor who entered it; null if unknown. */
    country: text(),
    state: text({ enum: subscriberStates }).notNull(),
    /** How often it was entered; each time, one mail is sent. */
    asked: integer().notNull().default(1),
    changedAt: moment().notNull(),
  },
  (subscriber) => [index().on(subscriber.state, subscriber.changedAt)],
)

/** Each change of state, with its cause and time. */
export const newsletterHistory = pgTable(
  'newsletter_history',
  {
    id: uuid().primaryKey(),
    subscriberId: uuid()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /** Null when the address was first entered. */
    from: text({ enum: subscriberStates }),
    to: text({ enum: subscriberStates }).notNull(),
    cause: text({ enum: subscriberCauses }).notNull(),
    /** What a mail server said, if it's recorded. */
    reason: text(),
    at: moment().notNull(),
  },
  (history) => [index().on(history.subscriberId)],
)
