import { and, desc, eq, gt, like, lt, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/sweeping.ts'
import { memberCode, memberSpentVerification } from '../tables.ts'
import type { CodePurpose } from './one-time-codes.ts'

export interface KeptCode {
  id: string
  /** Keyed digest; the code itself is only in the mail. */
  digest: string
  triesLeft: number
  allowResendAt: Date
  expiresAt: Date
  used: boolean
}

/** Where a code is kept: each device that requests one has its own of a purpose and address. */
export interface CodeSlot {
  purpose: CodePurpose
  email: string
  /** Its digest; empty for codes that belong to no device. */
  device: string
}

/**
 * The device is part of the stored purpose: servers of an earlier version, which run on while this one starts, find codes by
 * purpose and address.
 */
const stored = ({ purpose, device }: CodeSlot): string =>
  device ? `${purpose} @${device}` : purpose

const isIn = (slot: CodeSlot) =>
  and(eq(memberCode.purpose, stored(slot)), eq(memberCode.email, slot.email))

/** Replaces an older code that may be resent by now; undefined if it may not. */
export async function putCode(
  tx: Executor,
  slot: CodeSlot,
  fresh: KeptCode,
  now: Date,
): Promise<KeptCode | undefined> {
  const [made] = await tx
    .insert(memberCode)
    .values({ purpose: stored(slot), email: slot.email, ...fresh })
    .onConflictDoUpdate({
      target: [memberCode.purpose, memberCode.email],
      set: fresh,
      setWhere: sql`${memberCode.allowResendAt} <= ${now} or ${memberCode.used}`,
    })
    .returning()
  return made
}

export async function findCode(tx: Executor, slot: CodeSlot): Promise<KeptCode | undefined> {
  const [standing] = await tx.select().from(memberCode).where(isIn(slot))
  return standing
}

/** Returns the codes of every device for a purpose and address that can still be used, the newest first. */
export function findValid(
  tx: Executor,
  { purpose, email }: CodeSlot,
  now: Date,
): Promise<KeptCode[]> {
  return tx
    .select()
    .from(memberCode)
    .where(
      and(
        or(eq(memberCode.purpose, purpose), like(memberCode.purpose, `${purpose} @%`)),
        eq(memberCode.email, email),
        eq(memberCode.used, false),
        gt(memberCode.expiresAt, now),
      ),
    )
    .orderBy(desc(memberCode.expiresAt))
}

/** Uses one attempt. Returns the code with the remaining attempts, below zero if there were none. */
export async function takeTry(db: Database, slot: CodeSlot): Promise<KeptCode | undefined> {
  // One statement uses an attempt and returns the row, so that concurrent attempts can't exceed the limit.
  const [row] = await db
    .update(memberCode)
    .set({ triesLeft: sql`greatest(${memberCode.triesLeft} - 1, -1)` })
    .where(and(isIn(slot), eq(memberCode.used, false)))
    .returning()
  return row
}

/** Marks a code as used. Returns false if it was already used. */
export async function spendCode(db: Database, id: string): Promise<boolean> {
  const spent = await db
    .update(memberCode)
    .set({ used: true })
    .where(and(eq(memberCode.id, id), eq(memberCode.used, false)))
    .returning({ id: memberCode.id })
  return spent.length > 0
}

/** Marks a verification as used. Returns false if it was already used. */
export async function spendVerification(
  tx: Executor,
  id: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await tx
    .insert(memberSpentVerification)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning()
  return spent.length > 0
}

/** Deletes expired codes and used verifications. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, memberCode, lt(memberCode.expiresAt, now))
  await deleteInBatches(db, memberSpentVerification, lt(memberSpentVerification.expiresAt, now))
}
