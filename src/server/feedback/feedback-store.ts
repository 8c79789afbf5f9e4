import { avg, count, desc, eq, lt } from 'drizzle-orm'
import type { FeedbackTopic } from '../../contract/feedback/feedback-terms.ts'
import type { Database } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
import { newId } from '../platform/ids.ts'
import { feedback } from './tables.ts'

type Said = Omit<typeof feedback.$inferInsert, 'id'>

/** Keeps what somebody said. */
export async function keepFeedback(db: Database, said: Said): Promise<void> {
  await db.insert(feedback).values({ ...said, id: newId() })
}

/** Deletes what was said before an instant. */
export async function deleteFeedbackBefore(db: Database, instant: Date): Promise<void> {
  await deleteInBatches(db, feedback, lt(feedback.at, instant))
}

/** Returns a page of what was said about a topic, or about all, the newest first, with how many there are and their average score. */
export async function findFeedback(
  db: Database,
  topic: FeedbackTopic | undefined,
  page: { offset: number; limit: number },
): Promise<{
  found: (typeof feedback.$inferSelect)[]
  total: number
  average: number | null
}> {
  const wanted = topic && eq(feedback.topic, topic)
  const [found, [all]] = await Promise.all([
    db
      .select()
      .from(feedback)
      .where(wanted)
      .orderBy(desc(feedback.at), desc(feedback.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: count(), average: avg(feedback.score) })
      .from(feedback)
      .where(wanted),
  ])
  const average = all?.average ?? null
  return { found, total: all?.total ?? 0, average: average === null ? null : Number(average) }
}
