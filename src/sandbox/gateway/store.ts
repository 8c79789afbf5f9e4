import { asc, eq, gte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../server/platform/database/database.ts'
import { ifStill } from '../../server/platform/database/guards.ts'
import { disputes, movements, notices, refunds, sessions } from './tables.ts'

export type Session = typeof sessions.$inferSelect
export type DisputeRow = typeof disputes.$inferSelect
export type Notice = typeof notices.$inferSelect

/** States in which the payer can still continue. */
export const openStates: Session['state'][] = ['open', 'action_required']

/** Creates a session, one per reference. Returns undefined if there is one already. */
export async function addSession(
  tx: Executor,
  session: typeof sessions.$inferInsert,
): Promise<Session | undefined> {
  const [row] = await tx
    .insert(sessions)
    .values(session)
    .onConflictDoNothing({ target: sessions.reference })
    .returning()
  return row
}

export async function sessionByReference(
  tx: Executor,
  reference: string,
): Promise<Session | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.reference, reference))
  return row
}

export async function sessionById(tx: Executor, id: string): Promise<Session | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id))
  return row
}

/** Writes a session's new state. The transaction fails with 40001 if it isn't as it was read. */
export async function moveSession(tx: Executor, before: Session, now: Session): Promise<void> {
  const { reason, capturedAt, card } = now
  await tx
    .update(sessions)
    .set({ state: ifStill(sessions.state, before.state, now.state), reason, capturedAt, card })
    .where(eq(sessions.id, before.id))
}

export async function addMovement(
  tx: Executor,
  movement: typeof movements.$inferInsert,
): Promise<void> {
  await tx.insert(movements).values(movement)
}

export async function movementsOf(tx: Executor, sessionId: string) {
  return tx.select().from(movements).where(eq(movements.sessionId, sessionId))
}

/** Creates a refund, one per reference, and returns whether it's new. */
export async function addRefund(
  tx: Transaction,
  refund: typeof refunds.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(refunds).values(refund).onConflictDoNothing().returning()
  return added.length > 0
}

export async function refundByReference(tx: Executor, reference: string) {
  const [row] = await tx.select().from(refunds).where(eq(refunds.reference, reference))
  return row
}

export async function lockSession(tx: Transaction, id: string): Promise<Session | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return row
}

export async function addNotice(tx: Executor, notice: typeof notices.$inferInsert): Promise<void> {
  await tx.insert(notices).values(notice)
}

export async function noticeById(tx: Executor, id: string): Promise<Notice | undefined> {
  const [row] = await tx.select().from(notices).where(eq(notices.id, id))
  return row
}

export async function countTry(tx: Executor, id: string, deliveredAt: Date | null): Promise<void> {
  await tx
    .update(notices)
    .set({ tries: sql`${notices.tries} + 1`, deliveredAt })
    .where(eq(notices.id, id))
}

/** Stores a dispute as it is now. */
export async function putDispute(tx: Executor, dispute: DisputeRow): Promise<void> {
  const { state, withdrawn, dueAt } = dispute
  await tx
    .insert(disputes)
    .values(dispute)
    .onConflictDoUpdate({ target: disputes.id, set: { state, withdrawn, dueAt } })
}

/** Returns a session's disputes, oldest first. */
export const disputesOf = (tx: Executor, sessionId: string): Promise<DisputeRow[]> =>
  tx
    .select()
    .from(disputes)
    .where(eq(disputes.sessionId, sessionId))
    .orderBy(asc(disputes.openedAt))

/** Returns the references of payments that were disputed since a time. */
export async function disputedSince(tx: Executor, since: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ reference: sessions.reference })
    .from(disputes)
    .innerJoin(sessions, eq(sessions.id, disputes.sessionId))
    .where(gte(disputes.openedAt, since))
  return rows.map(({ reference }) => reference)
}
