import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { charges, refunds, sessions } from './tables.ts'

export type SessionRow = typeof sessions.$inferSelect
export type ChargeRow = typeof charges.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

/** Stores a session, once per reference, and returns the stored one. */
export async function putSession(
  db: Executor,
  session: typeof sessions.$inferInsert,
): Promise<SessionRow | undefined> {
  await db.insert(sessions).values(session).onConflictDoNothing()
  return sessionByReference(db, session.reference)
}

export async function sessionByReference(
  db: Executor,
  reference: string,
): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.reference, reference))
  return row
}

/** Stores Stripe's id of a session. Returns false if the session was cancelled before Stripe responded. */
export async function openSession(
  db: Executor,
  reference: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ sessionId })
    .where(and(eq(sessions.reference, reference), isNull(sessions.cancelledAt)))
    .returning({ reference: sessions.reference })
  return rows.length > 0
}

/** Marks a session as cancelled and returns it, or undefined if there is none. */
export async function markCancelled(
  db: Executor,
  reference: string,
  cancelledAt: Date,
): Promise<SessionRow | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ cancelledAt })
    .where(eq(sessions.reference, reference))
    .returning()
  return row
}

/** Stores a charge, once per reference, and returns the stored one. */
export async function putCharge(
  db: Executor,
  charge: typeof charges.$inferInsert,
): Promise<ChargeRow | undefined> {
  await db.insert(charges).values(charge).onConflictDoNothing()
  return chargeByReference(db, charge.reference)
}

export async function chargeByReference(
  db: Executor,
  reference: string,
): Promise<ChargeRow | undefined> {
  const [row] = await db.select().from(charges).where(eq(charges.reference, reference))
  return row
}

/** Stores what Stripe responded to a charge. */
export async function noteCharge(
  db: Executor,
  reference: string,
  answer: Partial<Pick<ChargeRow, 'intentId' | 'refusal'>>,
): Promise<void> {
  await db.update(charges).set(answer).where(eq(charges.reference, reference))
}

export async function putRefund(db: Executor, refund: typeof refunds.$inferInsert): Promise<void> {
  await db.insert(refunds).values(refund).onConflictDoNothing()
}

export async function noteRefund(db: Executor, reference: string, refundId: string): Promise<void> {
  await db.update(refunds).set({ refundId }).where(eq(refunds.reference, reference))
}

export async function refundByReference(
  db: Executor,
  reference: string,
): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.reference, reference))
  return row
}
