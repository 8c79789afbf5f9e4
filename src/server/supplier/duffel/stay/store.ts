import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/database.ts'
import { stays } from '../tables.ts'

export type StayRow = typeof stays.$inferSelect

export async function findStay(db: Executor, reference: string): Promise<StayRow | undefined> {
  const [row] = await db.select().from(stays).where(eq(stays.reference, reference))
  return row
}

export async function putStay(db: Executor, stay: typeof stays.$inferInsert): Promise<void> {
  await db.insert(stays).values(stay)
}

/** Deletes a stay that Duffel certainly didn't book. */
export async function dropStay(db: Executor, reference: string): Promise<void> {
  await db.delete(stays).where(eq(stays.reference, reference))
}

export async function updateStay(
  db: Executor,
  reference: string,
  change: Partial<Pick<StayRow, 'bookingId' | 'failure' | 'cancelAskedAt'>>,
): Promise<void> {
  await db.update(stays).set(change).where(eq(stays.reference, reference))
}

/** Returns our reference of the stay that has this id of Duffel's. */
export async function referenceOfStay(
  db: Executor,
  bookingId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ reference: stays.reference })
    .from(stays)
    .where(eq(stays.bookingId, bookingId))
  return row?.reference
}

/** Returns our references of booked stays that nobody asked to cancel, by Duffel's ids. */
export async function keptStays(db: Executor): Promise<Map<string, string>> {
  const rows = await db
    .select({ reference: stays.reference, bookingId: stays.bookingId })
    .from(stays)
    .where(and(isNotNull(stays.bookingId), isNull(stays.cancelAskedAt)))
  return new Map(rows.map(({ bookingId, reference }) => [bookingId ?? '', reference]))
}
