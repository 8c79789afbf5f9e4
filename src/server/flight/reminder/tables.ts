import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { abandonReasons } from '../../../contract/flight/abandon-reasons.ts'
import { moment } from '../../platform/database/columns.ts'
import { bookings } from '../tables.ts'

/** The reminders that were sent, at most two per booking, each with its links' token. */
export const bookingReminders = pgTable(
  'booking_reminder',
  {
    id: uuid().primaryKey(),
    bookId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** 1 or 2. */
    number: integer().notNull(),
    /** SHA-256 of the token, so that reading this table isn't enough to follow a link. */
    tokenHash: text().notNull().unique(),
    /** A keyed digest of the recipient's address. */
    address: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (reminder) => [
    unique().on(reminder.bookId, reminder.number),
    index().on(reminder.address, reminder.writtenAt),
    index().on(reminder.writtenAt),
  ],
)

/** Why bookings were abandoned. Anonymous and not linked to the booking; deleted after its retention. */
export const abandonedReports = pgTable(
  'abandoned_report',
  {
    /** Derived one-way from the booking's id, so that a second answer replaces the first. */
    id: uuid().primaryKey(),
    reason: text({ enum: abandonReasons }).notNull(),
    comment: text().notNull(),
    language: text().notNull(),
    /** Which of the two reminders was answered. */
    reminder: integer().notNull(),
    answeredAt: moment().notNull(),
  },
  (report) => [index().on(report.answeredAt)],
)

/** Addresses that opted out, as keyed digests; deleted after their retention. */
export const reminderStops = pgTable(
  'reminder_stop',
  {
    address: text().primaryKey(),
    stoppedAt: moment().notNull(),
  },
  (stop) => [index().on(stop.stoppedAt)],
)
