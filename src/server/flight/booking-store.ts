import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { KeptDraft } from './merge-typed.ts'
import type { QuotedOffer } from './quoted-offer.ts'
import { bookings } from './tables.ts'

export type BookingRow = typeof bookings.$inferSelect

export async function addBooking(
  tx: Executor,
  booking: typeof bookings.$inferInsert,
): Promise<void> {
  await tx.insert(bookings).values(booking)
}

/** A booking of this visitor; somebody else's is not found. */
export async function findBooking(
  tx: Executor,
  id: string,
  owner: string,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.owner, owner)))
  return row
}

/** Those of the bookings that are this visitor's drafts and live on, the last typed into first. */
export async function findOpenBookings(
  tx: Executor,
  ids: string[],
  { owner, now, limit }: { owner: string; now: Date; limit: number },
): Promise<Pick<BookingRow, 'id' | 'request' | 'expiresAt'>[]> {
  const { id, request, expiresAt } = bookings
  return tx
    .select({ id, request, expiresAt })
    .from(bookings)
    .where(
      and(
        inArray(id, ids),
        eq(bookings.owner, owner),
        eq(bookings.state, 'draft'),
        gt(expiresAt, now),
      ),
    )
    .orderBy(desc(bookings.touchedAt))
    .limit(limit)
}

/** A booking of this visitor, locked until the transaction ends. */
export async function lockBooking(
  tx: Transaction,
  id: string,
  owner: string,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.owner, owner)))
    .for('update')
  return row
}

/** Keeps what was typed, when, and in which language. */
export async function saveDraft(
  tx: Executor,
  id: string,
  kept: { draft: KeptDraft; touchedAt: Date; language: string },
): Promise<void> {
  await tx.update(bookings).set(kept).where(eq(bookings.id, id))
}

export async function markSubmitted(tx: Executor, id: string, orderId: string): Promise<void> {
  await tx.update(bookings).set({ state: 'submitted', orderId }).where(eq(bookings.id, id))
}

/** Makes a draft of it again, at the offers that stand now. */
export async function reopenBooking(
  tx: Executor,
  id: string,
  offers: QuotedOffer[],
): Promise<void> {
  await tx
    .update(bookings)
    .set({ state: 'draft', orderId: null, offers })
    .where(eq(bookings.id, id))
}
