import { asc, inArray, lt } from 'drizzle-orm'
import type { Database, Executor } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { outsideCalls } from './tables.ts'

export type OutsideCallRow = Omit<typeof outsideCalls.$inferSelect, 'id'>

export async function addCalls(tx: Executor, calls: readonly OutsideCallRow[]): Promise<void> {
  await tx.insert(outsideCalls).values([...calls])
}

/** Returns the calls with these references of ours, oldest first. */
export const callsAbout = (tx: Executor, references: readonly string[]) =>
  tx
    .select()
    .from(outsideCalls)
    .where(inArray(outsideCalls.reference, [...references]))
    .orderBy(asc(outsideCalls.at), asc(outsideCalls.id))

export async function deleteCallsBefore(db: Database, time: Date): Promise<void> {
  await deleteInBatches(db, outsideCalls, lt(outsideCalls.at, time))
}
