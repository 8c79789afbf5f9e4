import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { PostbackState } from '../../contract/affiliate/affiliate.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { postbackTransitions } from './postback-states.ts'
import { affiliates, postbacks } from './tables.ts'

export type PostbackRow = typeof postbacks.$inferSelect
export type NewPostback = Omit<PostbackRow, 'attempts' | 'attemptedAt' | 'answer' | 'state'>
export type AffiliateRow = typeof affiliates.$inferSelect

export async function findAffiliate(tx: Executor, id: string): Promise<AffiliateRow | undefined> {
  const [row] = await tx.select().from(affiliates).where(eq(affiliates.id, id))
  return row
}

/** Returns the sealed secrets of the affiliates. */
export async function sealedSecrets(db: Executor): Promise<string[]> {
  const { secret } = affiliates
  const rows = await db.select({ secret }).from(affiliates).where(isNotNull(secret))
  return rows.flatMap(({ secret: sealed }) => sealed || [])
}

/** Adds an affiliate unless there is one with its id. */
export async function addAffiliate(tx: Executor, row: AffiliateRow): Promise<void> {
  await tx.insert(affiliates).values(row).onConflictDoNothing()
}

export async function addPostback(tx: Transaction, row: NewPostback): Promise<void> {
  await tx.insert(postbacks).values({ ...row, state: 'pending' })
}

/** Returns what confirmed an order to its affiliate: the first one, as older orders may have had several. */
export async function findConversion(
  tx: Executor,
  orderId: string,
): Promise<PostbackRow | undefined> {
  const isConfirmed = eq(postbacks.event, 'conversion.confirmed')
  const [row] = await tx
    .select()
    .from(postbacks)
    .where(and(eq(postbacks.orderId, orderId), isConfirmed))
    .orderBy(asc(postbacks.createdAt))
    .limit(1)
  return row
}

/** Returns what was or will be posted about an order, oldest first. */
export const postbacksOf = (db: Executor, orderId: string): Promise<PostbackRow[]> =>
  db
    .select()
    .from(postbacks)
    .where(eq(postbacks.orderId, orderId))
    .orderBy(asc(postbacks.createdAt))

export async function lockPostback(tx: Transaction, id: string): Promise<PostbackRow | undefined> {
  const [row] = await tx.select().from(postbacks).where(eq(postbacks.id, id)).for('update')
  return row
}

/** Writes that an attempt begins. */
export async function beginAttempt(tx: Transaction, id: string, now: Date): Promise<void> {
  const attempts = sql`${postbacks.attempts} + 1`
  await tx
    .update(postbacks)
    .set({ attempts, attemptedAt: now, answer: null })
    .where(eq(postbacks.id, id))
}

/** Writes how an attempt ended that will be repeated. */
export async function noteAnswer(db: Executor, id: string, answer: string): Promise<void> {
  await db.update(postbacks).set({ answer }).where(eq(postbacks.id, id))
}

/** Moves a postback to another state. Throws INVALID_STATE. */
export async function movePostback(
  tx: Transaction,
  { id, state }: Pick<PostbackRow, 'id' | 'state'>,
  to: PostbackState,
  answer: string | null,
): Promise<void> {
  assertTransition(postbackTransitions, state, to)
  await tx.update(postbacks).set({ state: to, answer }).where(eq(postbacks.id, id))
}
