import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import type { SavedDates } from '../../../contract/hotel/saved-stays.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { savedStays } from '../tables.ts'

/** A property, and its page for the dates that it was saved with, if it had any. */
export interface SavedRow {
  hotelId: HotelId
  hash: StayHash | null
  /** What it cost then, if that was shown. */
  price: SavedDates['price'] | null
}

/** Returns what a member saved, newest first. */
export async function savedBy(db: Executor, memberId: string): Promise<SavedRow[]> {
  return db
    .select({ hotelId: savedStays.hotelId, hash: savedStays.hash, price: savedStays.price })
    .from(savedStays)
    .where(eq(savedStays.memberId, memberId))
    .orderBy(desc(savedStays.savedAt), savedStays.position)
}

/**
 * Adds what isn't saved yet, in this order, newest first; afterwards keeps only so many of the newest. What is saved already
 * keeps its place and gets the newer dates.
 */
export async function addSaved(
  tx: Transaction,
  memberId: string,
  added: readonly SavedRow[],
  { savedAt, most }: { savedAt: Date; most: number },
): Promise<void> {
  if (added.length === 0) return
  await tx
    .insert(savedStays)
    .values(added.map((row, position) => ({ memberId, ...row, savedAt, position })))
    .onConflictDoUpdate({
      target: [savedStays.memberId, savedStays.hotelId],
      set: {
        hash: sql`coalesce(excluded.hash, ${savedStays.hash})`,
        // A price is of a page: another page's doesn't stay.
        price: sql`case when excluded.hash is null then ${savedStays.price} else excluded.price end`,
      },
    })
  const kept = (await savedBy(tx, memberId)).slice(0, most).map(({ hotelId }) => hotelId)
  await tx
    .delete(savedStays)
    .where(and(eq(savedStays.memberId, memberId), notInArray(savedStays.hotelId, kept)))
}

export async function removeSaved(db: Executor, memberId: string, hotelId: HotelId): Promise<void> {
  await db
    .delete(savedStays)
    .where(and(eq(savedStays.memberId, memberId), eq(savedStays.hotelId, hotelId)))
}
