import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/sweeping.ts'
import { accountColumns, type MemberAccount } from '../member-store.ts'
import { member, memberSignIn } from '../tables.ts'

export type SignInRow = typeof memberSignIn.$inferSelect
export type EndedWhy = NonNullable<SignInRow['endedWhy']>

export async function insertSignIn(
  tx: Executor,
  values: typeof memberSignIn.$inferInsert,
): Promise<SignInRow> {
  const [row] = await tx.insert(memberSignIn).values(values).returning()
  if (!row) throw new Error('a sign-in was not written')
  return row
}

export async function lockSignIn(
  tx: Executor,
  id: string,
): Promise<{ signIn: SignInRow; type: string } | undefined> {
  const [row] = await tx
    .select({ signIn: memberSignIn, type: member.type })
    .from(memberSignIn)
    .innerJoin(member, eq(member.id, memberSignIn.memberId))
    .where(eq(memberSignIn.id, id))
    .for('update', { of: memberSignIn })
  return row
}

export async function rotateSignIn(
  tx: Executor,
  id: string,
  next: Pick<SignInRow, 'generation' | 'rotatedAt' | 'lastSeenAt' | 'expiresAt'>,
): Promise<SignInRow> {
  const [row] = await tx.update(memberSignIn).set(next).where(eq(memberSignIn.id, id)).returning()
  if (!row) throw new Error('a locked sign-in is gone')
  return row
}

export interface StandingSignIn {
  member: MemberAccount
  signInId: string
  provenAt: Date
}

/** Prepares the query for the member of an active sign-in, which runs with every call. */
export function prepareFindStanding(db: Database) {
  const statement = db
    .select({ member: accountColumns, provenAt: memberSignIn.provenAt })
    .from(memberSignIn)
    .innerJoin(member, eq(member.id, memberSignIn.memberId))
    .where(and(eq(memberSignIn.id, sql.placeholder('id')), isNull(memberSignIn.endedAt)))
    .prepare('find_standing_sign_in')
  return async (signInId: string): Promise<StandingSignIn | undefined> => {
    const [row] = await statement.execute({ id: signInId })
    return row && { ...row, signInId }
  }
}

/** Returns whether the member signed in on a device. Sign-ins that ended other than by signing out there don't count. */
export async function hasSignedInOn(db: Executor, email: string, device: string): Promise<boolean> {
  const [row] = await db
    .select({ id: memberSignIn.id })
    .from(memberSignIn)
    .innerJoin(member, eq(member.id, memberSignIn.memberId))
    .where(
      and(
        eq(member.email, email),
        eq(memberSignIn.device, device),
        or(isNull(memberSignIn.endedAt), eq(memberSignIn.endedWhy, 'signed_out')),
      ),
    )
    .limit(1)
  return row !== undefined
}

const standing = (memberId: string) =>
  and(eq(memberSignIn.memberId, memberId), isNull(memberSignIn.endedAt))

export const listStanding = (db: Executor, memberId: string, now: Date): Promise<SignInRow[]> =>
  db
    .select()
    .from(memberSignIn)
    .where(and(standing(memberId), gt(memberSignIn.expiresAt, now)))
    .orderBy(desc(memberSignIn.lastSeenAt))

const ended = (endedWhy: EndedWhy, endedAt: Date) => ({ endedWhy, endedAt })

export async function endSignIn(tx: Executor, id: string, why: EndedWhy, now: Date): Promise<void> {
  await tx
    .update(memberSignIn)
    .set(ended(why, now))
    .where(and(eq(memberSignIn.id, id), isNull(memberSignIn.endedAt)))
}

export async function endSignInsBut(
  tx: Executor,
  memberId: string,
  keep: string | undefined,
  why: EndedWhy,
  now: Date,
): Promise<void> {
  await tx
    .update(memberSignIn)
    .set(ended(why, now))
    .where(and(standing(memberId), keep ? ne(memberSignIn.id, keep) : undefined))
}

export async function endOwnSignIn(
  tx: Executor,
  memberId: string,
  id: string,
  why: EndedWhy,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(memberSignIn)
    .set(ended(why, now))
    .where(and(eq(memberSignIn.id, id), standing(memberId)))
    .returning({ id: memberSignIn.id })
  return rows.length > 0
}

/** Deletes sign-ins that ended before a given time. */
export async function deleteSignIns(db: Database, before: Date): Promise<void> {
  const isOld = or(lt(memberSignIn.expiresAt, before), lt(memberSignIn.endedAt, before))
  await deleteInBatches(db, memberSignIn, isOld)
}
