import { createHash, randomBytes } from 'node:crypto'
import { and, asc, count, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { AbandonedAnswer } from '../../../contract/flight/reminder.ts'
import type { Database, Executor, Transaction } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/sweeping.ts'
import type { SealedBookingRow } from '../booking/booking-store.ts'
import { bookings } from '../tables.ts'
import { abandonedReports, bookingReminders, reminderStops } from './tables.ts'

export type ReminderRow = typeof bookingReminders.$inferSelect

/** Returns any visitor's booking, locked until the transaction ends. */
export async function lockLeftBooking(
  tx: Transaction,
  id: string,
): Promise<SealedBookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return row
}

/** Returns when the booking's reminders were written, oldest first. */
export async function remindedAt(tx: Executor, bookId: string): Promise<Date[]> {
  const rows = await tx
    .select({ writtenAt: bookingReminders.writtenAt })
    .from(bookingReminders)
    .where(eq(bookingReminders.bookId, bookId))
    .orderBy(asc(bookingReminders.number))
  return rows.map(({ writtenAt }) => writtenAt)
}

/** Serialises jobs about the same address until this transaction ends. */
export async function lockAddress(tx: Transaction, address: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`)
}

/** Returns how many reminders were sent to an address since then, about any booking. */
export async function remindersTo(tx: Executor, address: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(bookingReminders)
    .where(and(eq(bookingReminders.address, address), gt(bookingReminders.writtenAt, since)))
  return row?.count ?? 0
}

/** Returns bookings with the same e-mail address that were submitted, or edited later than this one. */
export async function laterBookings(tx: Executor, { id, draft, touchedAt }: SealedBookingRow) {
  const address = sql`lower(trim(${bookings.draft} #>> '{contact,email}'))`
  return tx
    .select({ offers: bookings.offers })
    .from(bookings)
    .where(
      and(
        eq(address, draft.contact.email.trim().toLowerCase()),
        ne(bookings.id, id),
        or(eq(bookings.state, 'submitted'), gt(bookings.touchedAt, touchedAt)),
      ),
    )
}

export async function addReminder(tx: Transaction, reminder: ReminderRow): Promise<void> {
  await tx.insert(bookingReminders).values(reminder)
}

export async function keepUntil(tx: Transaction, bookId: string, expiresAt: Date): Promise<void> {
  await tx.update(bookings).set({ expiresAt }).where(eq(bookings.id, bookId))
}

/** Ends the reminders of this booking. */
export async function endReminders(tx: Executor, bookId: string, now: Date): Promise<void> {
  await tx.update(bookings).set({ remindersEndedAt: now }).where(eq(bookings.id, bookId))
}

/** Returns the reminder with this token, and the search its booking was made from. */
export async function findReminder(tx: Executor, tokenHash: string, since: Date) {
  const [row] = await tx
    .select({ reminder: bookingReminders, request: bookings.request })
    .from(bookingReminders)
    .innerJoin(bookings, eq(bookings.id, bookingReminders.bookId))
    .where(and(eq(bookingReminders.tokenHash, tokenHash), gt(bookingReminders.writtenAt, since)))
  return row
}

/** Returns the open booking of the reminder with this token. */
export async function findRemindedBooking(tx: Executor, tokenHash: string, since: Date) {
  const { bookId, number, writtenAt } = bookingReminders
  const [row] = await tx
    .select({ bookId, number })
    .from(bookingReminders)
    .innerJoin(bookings, and(eq(bookings.id, bookId), eq(bookings.state, 'draft')))
    .where(and(eq(bookingReminders.tokenHash, tokenHash), gt(writtenAt, since)))
  return row
}

export async function findReport(tx: Executor, id: string): Promise<AbandonedAnswer | undefined> {
  const { reason, comment } = abandonedReports
  const rows = await tx
    .select({ reason, comment })
    .from(abandonedReports)
    .where(eq(abandonedReports.id, id))
  return rows[0]
}

/** Stores an answer, replacing the previous one. */
export async function putReport(
  tx: Executor,
  report: typeof abandonedReports.$inferInsert,
): Promise<void> {
  await tx
    .insert(abandonedReports)
    .values(report)
    .onConflictDoUpdate({ target: abandonedReports.id, set: report })
}

export async function stopAddress(tx: Executor, address: string, stoppedAt: Date): Promise<void> {
  await tx
    .insert(reminderStops)
    .values({ address, stoppedAt })
    .onConflictDoUpdate({ target: reminderStops.address, set: { stoppedAt } })
}

/** Returns whether reminders to an address were stopped, given its digest by each key of the site. */
export async function isStopped(
  tx: Executor,
  digests: readonly string[],
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .select()
    .from(reminderStops)
    .where(and(inArray(reminderStops.address, [...digests]), gt(reminderStops.stoppedAt, since)))
  return rows.length > 0
}

/** Deletes what is older than each of these. */
export async function sweepReminders(
  db: Database,
  before: { links: Date; answers: Date; stops: Date },
): Promise<void> {
  await deleteInBatches(db, bookingReminders, lt(bookingReminders.writtenAt, before.links))
  await deleteInBatches(db, abandonedReports, lt(abandonedReports.answeredAt, before.answers))
  await deleteInBatches(db, reminderStops, lt(reminderStops.stoppedAt, before.stops))
}

/** Returns the token of a mail's links: 256 random bits, base64url, 43 characters. */
export const newReminderToken = (): string => randomBytes(32).toString('base64url')

/** Returns the stored form of a token. Tokens are random, so an unkeyed digest can't be reversed by guessing. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
