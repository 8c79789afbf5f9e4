import { desc } from 'drizzle-orm'
import type { Executor } from '../../server/platform/database/database.ts'
import { received } from './tables.ts'

export async function addReceived(db: Executor, row: typeof received.$inferInsert): Promise<void> {
  await db.insert(received).values(row)
}

/** Returns the last posts, newest first. */
export const lastReceived = (db: Executor) =>
  db.select().from(received).orderBy(desc(received.at)).limit(200)
