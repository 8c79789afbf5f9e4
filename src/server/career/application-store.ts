import { lt } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import { careerApplications } from './tables.ts'

export type Application = typeof careerApplications.$inferInsert

/** Stores an application; one that is stored already stays as it is. */
export async function addApplication(tx: Executor, application: Application): Promise<void> {
  await tx.insert(careerApplications).values(application).onConflictDoNothing()
}

/** Deletes applications, with their CVs, that arrived before then. */
export async function deleteApplications(tx: Executor, before: Date): Promise<void> {
  await tx.delete(careerApplications).where(lt(careerApplications.at, before))
}
