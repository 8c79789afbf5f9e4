import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { savedStays } from '../tables.ts'

/** Returns the ids of what a member saved, newest first. */
export async function savedBy(db: Executor, memberId: string): Promise<HotelId[]> {
  const rows = await db
    .select({ hotelId: savedStays.hotelId })
    .from(savedStays)
    .where(eq(savedStays.memberId, memberId))
    .orderBy(desc(savedStays.savedAt), savedStays.position)
  return rows.map(({ hotelId }) => hotelId)
}

/** Adds what isn't saved yet, in this order, newest first; afterwards keeps only so many of the newest. */
export async function addSaved(
  tx: Transaction,
  memberId: string,
  hotelIds: readonly HotelId[],
  { savedAt, most }: { savedAt: Date; most: number },
): Promise<void> {
  if (hotelIds.length === 0) return
  await tx
    .insert(savedStays)
    .values(hotelIds.map((hotelId, position) => ({ memberId, hotelId, savedAt, position })))
    .onConflictDoNothing()
  const kept = (await savedBy(tx, memberId)).slice(0, most)
  await tx
    .delete(savedStays)
    .where(and(eq(savedStays.memberId, memberId), notInArray(savedStays.hotelId, kept)))
}

export async function removeSaved(db: Executor, memberId: string, hotelId: HotelId): Promise<void> {
  await db
    .delete(savedStays)
    .where(and(eq(savedStays.memberId, memberId), eq(savedStays.hotelId, hotelId)))
}
