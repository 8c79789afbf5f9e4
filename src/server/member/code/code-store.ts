import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/database.ts'
import { memberCode, memberSpentTicket } from '../tables.ts'
import type { CodePurpose } from './one-time-codes.ts'

export interface KeptCode {
  id: string
  /** Keyed: the code itself is only in the mail. */
  digest: string
  triesLeft: number
  allowResendAt: Date
  expiresAt: Date
  used: boolean
}

const isFor = (purpose: CodePurpose, email: string) =>
  and(eq(memberCode.purpose, purpose), eq(memberCode.email, email))

/** Puts a new code in place of an older one that may be resent by now; undefined when that one stands. */
export async function putCode(
  tx: Executor,
  about: { purpose: CodePurpose; email: string },
  fresh: KeptCode,
  now: Date,
): Promise<KeptCode | undefined> {
  const [made] = await tx
    .insert(memberCode)
    .values({ ...about, ...fresh })
    .onConflictDoUpdate({
      target: [memberCode.purpose, memberCode.email],
      set: fresh,
      setWhere: sql`${memberCode.allowResendAt} <= ${now} or ${memberCode.used}`,
    })
    .returning()
  return made
}

export async function findCode(
  tx: Executor,
  purpose: CodePurpose,
  email: string,
): Promise<KeptCode | undefined> {
  const [standing] = await tx.select().from(memberCode).where(isFor(purpose, email))
  return standing
}

/** Takes one of the tries. Returns the code with those that are left, below zero when there was none. */
export async function takeTry(
  db: Database,
  purpose: CodePurpose,
  email: string,
): Promise<KeptCode | undefined> {
  // One statement takes a try and tells what stood there, so that tries at once can't outnumber it.
  const [row] = await db
    .update(memberCode)
    .set({ triesLeft: sql`greatest(${memberCode.triesLeft} - 1, -1)` })
    .where(and(isFor(purpose, email), eq(memberCode.used, false)))
    .returning()
  return row
}

/** Marks a code as used; false when it was used already. */
export async function spendCode(db: Database, id: string): Promise<boolean> {
  const spent = await db
    .update(memberCode)
    .set({ used: true })
    .where(and(eq(memberCode.id, id), eq(memberCode.used, false)))
    .returning({ id: memberCode.id })
  return spent.length > 0
}

/** Keeps that a ticket is spent; false when it was spent already. */
export async function spendTicket(tx: Executor, id: string, expiresAt: Date): Promise<boolean> {
  const spent = await tx
    .insert(memberSpentTicket)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning()
  return spent.length > 0
}

/** Deletes codes and spent tickets that are over. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(memberCode).where(lt(memberCode.expiresAt, now))
  await db.delete(memberSpentTicket).where(lt(memberSpentTicket.expiresAt, now))
}
