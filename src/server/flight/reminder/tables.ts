import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { abandonReasons } from '../../../contract/flight/abandon-reasons.ts'
import { moment } from '../../platform/database/columns.ts'
import { bookings } from '../tables.ts'

/** The reminders that were written, at most two a booking, each with the token of its links. */
export const bookingReminders = pgTable(
  'booking_reminder',
  {
    id: uuid().primaryKey(),
    bookId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** 1 or 2. */
    number: integer().notNull(),
    /** SHA-256 of the token: whoever reads this table can follow no link. */
    tokenHash: text().notNull().unique(),
    /** A keyed digest of the address it went to. */
    address: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (reminder) => [
    unique().on(reminder.bookId, reminder.number),
    index().on(reminder.address, reminder.writtenAt),
    index().on(reminder.writtenAt),
  ],
)

/** Why bookings were left. Names nobody, and nothing in it leads to the booking; swept after a while. */
export const abandonedReports = pgTable(
  'abandoned_report',
  {
    /** Made from the booking's id and not telling it, so that a second answer takes the place of the first. */
    id: uuid().primaryKey(),
    reason: text({ enum: abandonReasons }).notNull(),
    comment: text().notNull(),
    language: text().notNull(),
    /** Which of the two reminders brought the traveller here. */
    reminder: integer().notNull(),
    answeredAt: moment().notNull(),
  },
  (report) => [index().on(report.answeredAt)],
)

/** Addresses that asked for no more reminders, as keyed digests; swept after a while. */
export const reminderStops = pgTable(
  'reminder_stop',
  {
    address: text().primaryKey(),
    stoppedAt: moment().notNull(),
  },
  (stop) => [index().on(stop.stoppedAt)],
)
