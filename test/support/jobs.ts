import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../src/server/platform/database/database.ts'

interface FoundJob {
  name: string
  state: string
  /** Whether its time has come. */
  isDue: boolean
}

/** Read from the table of pg-boss: it finds jobs only by their queue, and tests also look for those that should not be there. */
async function find(db: Database, where: SQL): Promise<FoundJob[]> {
  const { rows } = await db.execute<{ name: string; state: string; isDue: boolean }>(sql`
    select name, state, start_after <= now() + interval '1 second' as "isDue"
    from jobs.job where ${where}`)
  return rows
}

/** Returns the jobs whose data hold one of the values. */
export const jobsAbout = (db: Database, ...values: string[]): Promise<FoundJob[]> =>
  find(
    db,
    sql`exists (select from jsonb_each_text(data) as each (key, value)
      where value = any(${sql.param(values)}))`,
  )

/** Returns the jobs of one kind. */
export const jobsNamed = (db: Database, name: string): Promise<FoundJob[]> =>
  find(db, sql`name = ${name}`)
