import { and, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Database, Executor } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { careerApplications } from './tables.ts'

export type Application = typeof careerApplications.$inferInsert

/** Stores an application, and returns whether it's new; one that is stored already stays as it is. */
export async function addApplication(tx: Executor, application: Application): Promise<boolean> {
  const added = await tx
    .insert(careerApplications)
    .values(application)
    .onConflictDoNothing()
    .returning({ id: careerApplications.id })
  return added.length > 0
}

/** Deletes applications, with their CVs, that arrived before then. */
export async function deleteApplications(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, careerApplications, lt(careerApplications.at, before))
}

/** An application without its CV. */
export type ListedApplication = Omit<typeof careerApplications.$inferSelect, 'cv'> & {
  /** In bytes. */
  cvSize: number
}

interface Wanted {
  id?: string | undefined
  jobDetailId?: string | undefined
}

/** Returns a page of applications, the newest first, and how many there are in all. */
export async function findApplications(
  db: Executor,
  { id, jobDetailId }: Wanted,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ applications: ListedApplication[]; total: number }> {
  const { cv, ...columns } = getTableColumns(careerApplications)
  const wanted = and(
    id === undefined ? undefined : eq(careerApplications.id, id),
    jobDetailId === undefined ? undefined : eq(careerApplications.jobDetailId, jobDetailId),
  )
  const [applications, [all]] = await Promise.all([
    db
      .select({ ...columns, cvSize: sql<number>`octet_length(${cv})` })
      .from(careerApplications)
      .where(wanted)
      .orderBy(desc(careerApplications.at), desc(careerApplications.id))
      .offset(offset)
      .limit(limit),
    db.select({ total: count() }).from(careerApplications).where(wanted),
  ])
  return { applications, total: all?.total ?? 0 }
}

/** Returns an application with its CV. */
export const findApplication = async (db: Executor, id: string) =>
  (await db.select().from(careerApplications).where(eq(careerApplications.id, id)))[0]
