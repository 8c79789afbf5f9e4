import { lt } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { feedback } from './tables.ts'

type Said = Omit<typeof feedback.$inferInsert, 'id'>

/** Keeps what somebody said. */
export async function keepFeedback(db: Database, said: Said): Promise<void> {
  await db.insert(feedback).values({ ...said, id: newId() })
}

/** Deletes what was said before an instant. */
export async function deleteFeedbackBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(feedback).where(lt(feedback.at, instant))
}
