import { lt } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import { faqVotes } from './tables.ts'

/** Stores a device's vote on an article, in place of its earlier one. */
export async function putVote(db: Executor, vote: typeof faqVotes.$inferInsert): Promise<void> {
  const { isHelpful, language, at } = vote
  await db
    .insert(faqVotes)
    .values(vote)
    .onConflictDoUpdate({
      target: [faqVotes.articleId, faqVotes.auid],
      set: { isHelpful, language, at },
    })
}

/** Deletes votes from before then. */
export async function deleteVotes(db: Executor, before: Date): Promise<void> {
  await db.delete(faqVotes).where(lt(faqVotes.at, before))
}
