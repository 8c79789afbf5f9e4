import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { newsletterHistory, newsletterSubscribers } from '../tables.ts'
import { newsletterBounces } from './tables.ts'

/** Returns the addresses that were recorded, as they were written, with what mail servers said. */
export const recordedBounces = (tx: Executor): Promise<(typeof newsletterBounces.$inferSelect)[]> =>
  tx.select().from(newsletterBounces)

/** Records an address as refused by its mail server, and why. */
export async function recordBounce(
  tx: Executor,
  bounce: { email: string; reason: string },
): Promise<void> {
  await tx.insert(newsletterBounces).values(bounce).onConflictDoNothing()
}

export async function deleteBounce(tx: Executor, email: string): Promise<void> {
  await tx.delete(newsletterBounces).where(eq(newsletterBounces.email, email))
}

/** Returns a page of the subscribers that can't be reached, those of the latest bounces first, and how many there are. */
export async function bouncedSubscribers(
  tx: Executor,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { id, email, language, state, changedAt } = newsletterSubscribers
  const { subscriberId, to, at, reason } = newsletterHistory
  const isBounced = eq(state, 'bounced')
  const rows = await tx
    .select({ email, language, at: changedAt, reason })
    .from(newsletterSubscribers)
    // The bounce that led to the state: both are written at the same moment.
    .leftJoin(newsletterHistory, and(eq(subscriberId, id), eq(to, 'bounced'), eq(at, changedAt)))
    .where(isBounced)
    .orderBy(desc(changedAt), email)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await tx.$count(newsletterSubscribers, isBounced) }
}
