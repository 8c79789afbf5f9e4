import { gte, lt, sql } from 'drizzle-orm'
import type { Database, Executor } from '../platform/database/database.ts'
import { deleteInBatches } from '../platform/database/sweeping.ts'
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

/** Returns each article's votes for less its votes against, of those since then. */
export async function balancesSince(db: Executor, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({
      articleId: faqVotes.articleId,
      balance: sql<number>`sum(case when ${faqVotes.isHelpful} then 1 else -1 end)::int`,
    })
    .from(faqVotes)
    .where(gte(faqVotes.at, since))
    .groupBy(faqVotes.articleId)
  return new Map(rows.map(({ articleId, balance }) => [articleId, balance]))
}

/** Deletes votes from before then. */
export async function deleteVotes(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, faqVotes, lt(faqVotes.at, before))
}
