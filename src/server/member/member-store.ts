import { and, eq } from 'drizzle-orm'
import type { SocialProvider } from '../../contract/member/social.ts'
import type { Executor } from '../platform/database/database.ts'
import { member, memberIdentity } from './tables.ts'

/** A member without the password hash, for services. */
export interface MemberAccount {
  id: string
  email: string
  name: string
  type: 'MEMBER' | 'AGENT'
  currency: string | null
  language: string
  /** Null if the member only uses other sign-in methods. */
  passwordSetAt: Date | null
  createdAt: Date
}

export type IdentityRow = typeof memberIdentity.$inferSelect

export const accountColumns = {
  id: member.id,
  email: member.email,
  name: member.name,
  type: member.type,
  currency: member.currency,
  language: member.language,
  passwordSetAt: member.passwordSetAt,
  createdAt: member.createdAt,
}

export async function findMember(db: Executor, id: string): Promise<MemberAccount | undefined> {
  const [found] = await db.select(accountColumns).from(member).where(eq(member.id, id))
  return found
}

export async function findMemberByEmail(
  db: Executor,
  email: string,
): Promise<MemberAccount | undefined> {
  const [found] = await db.select(accountColumns).from(member).where(eq(member.email, email))
  return found
}

/** Returns a member with the password hash, for checking a password. */
export async function findWithPassword(
  db: Executor,
  by: { id: string } | { email: string },
): Promise<{ account: MemberAccount; passwordHash: string | null } | undefined> {
  const [found] = await db
    .select({ account: accountColumns, passwordHash: member.passwordHash })
    .from(member)
    .where('id' in by ? eq(member.id, by.id) : eq(member.email, by.email))
  return found
}

/** Adds a member. Returns undefined if the address already has one, so that concurrent sign-ups create one member. */
export async function insertMember(
  tx: Executor,
  values: typeof member.$inferInsert,
): Promise<MemberAccount | undefined> {
  const [made] = await tx
    .insert(member)
    .values(values)
    .onConflictDoNothing({ target: member.email })
    .returning(accountColumns)
  return made
}

export async function changeMember(
  tx: Executor,
  id: string,
  values: Partial<
    Pick<typeof member.$inferSelect, 'name' | 'currency' | 'passwordHash' | 'passwordSetAt'>
  >,
): Promise<MemberAccount | undefined> {
  const [changed] = await tx
    .update(member)
    .set(values)
    .where(eq(member.id, id))
    .returning(accountColumns)
  return changed
}

export async function findIdentity(
  db: Executor,
  provider: SocialProvider,
  subject: string,
): Promise<IdentityRow | undefined> {
  const [row] = await db
    .select()
    .from(memberIdentity)
    .where(and(eq(memberIdentity.provider, provider), eq(memberIdentity.subject, subject)))
  return row
}

/** Adds a social account. Returns false if it's already linked. */
export async function insertIdentity(
  tx: Executor,
  values: typeof memberIdentity.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(memberIdentity).values(values).onConflictDoNothing().returning()
  return rows.length > 0
}

export const listIdentities = (db: Executor, memberId: string): Promise<IdentityRow[]> =>
  db
    .select()
    .from(memberIdentity)
    .where(eq(memberIdentity.memberId, memberId))
    .orderBy(memberIdentity.createdAt)

/** Removes a social account and returns it, or undefined if the member has no such one. */
export async function removeIdentity(
  tx: Executor,
  memberId: string,
  id: string,
): Promise<IdentityRow | undefined> {
  const [row] = await tx
    .delete(memberIdentity)
    .where(and(eq(memberIdentity.id, id), eq(memberIdentity.memberId, memberId)))
    .returning()
  return row
}
