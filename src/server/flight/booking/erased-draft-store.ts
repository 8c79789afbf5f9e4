import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/sweeping.ts'
import { bookings } from '../tables.ts'
import type { SealedBookingRow } from './booking-store.ts'

type SealedDraft = SealedBookingRow['draft']

const hasExpired = (before: Date) => and(lt(bookings.expiresAt, before), isNull(bookings.erasedAt))

/** Bookings that expired before a moment and still hold what was typed into them. */
export const expiredDrafts = (
  db: Executor,
  before: Date,
  limit: number,
): Promise<SealedBookingRow[]> => db.select().from(bookings).where(hasExpired(before)).limit(limit)

/** Puts an empty draft in a booking's place, unless its life has been lengthened since it was read. */
export async function eraseDraft(
  db: Database,
  id: string,
  { draft, before, now }: { draft: SealedDraft; before: Date; now: Date },
): Promise<void> {
  await db
    .update(bookings)
    .set({ draft, erasedAt: now })
    .where(and(eq(bookings.id, id), hasExpired(before)))
}

/** Deletes bookings that expired before a moment. */
export async function deleteBookings(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, bookings, lt(bookings.expiresAt, before))
}

/** Bookings in which an earlier version kept numbers in plain text, by the index `booking_plain_index`. */
export function draftsInPlainText(db: Executor, limit: number): Promise<{ id: string }[]> {
  const isEarlier = sql`jsonb_path_exists(${bookings.draft}, '$.passengers[*].passportNumber')`
  const { id, touchedAt } = bookings
  return db.select({ id }).from(bookings).where(isEarlier).orderBy(touchedAt).limit(limit)
}

/** The drafts of bookings, which are locked until the transaction ends. */
export const lockDrafts = (
  tx: Transaction,
  ids: string[],
): Promise<{ id: string; draft: SealedDraft }[]> =>
  tx
    .select({ id: bookings.id, draft: bookings.draft })
    .from(bookings)
    .where(inArray(bookings.id, ids))
    .for('update')

export async function setDraft(tx: Transaction, id: string, draft: SealedDraft): Promise<void> {
  await tx.update(bookings).set({ draft }).where(eq(bookings.id, id))
}
