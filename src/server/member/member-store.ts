import { and, eq } from 'drizzle-orm'
import type { SocialProvider } from '../../contract/member/member.ts'
import type { Executor } from '../platform/database/database.ts'
import { member, memberIdentity } from './tables.ts'

export type MemberRow = typeof member.$inferSelect
export type IdentityRow = typeof memberIdentity.$inferSelect

export async function findMember(db: Executor, id: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(member).where(eq(member.id, id))
  return row
}

export async function findMemberByEmail(
  db: Executor,
  email: string,
): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(member).where(eq(member.email, email))
  return row
}

/** Undefined when the address is a member's already: two sign-ups at once make one member. */
export async function insertMember(
  tx: Executor,
  values: typeof member.$inferInsert,
): Promise<MemberRow | undefined> {
  const [row] = await tx
    .insert(member)
    .values(values)
    .onConflictDoNothing({ target: member.email })
    .returning()
  return row
}

export async function changeMember(
  tx: Executor,
  id: string,
  values: Partial<Pick<MemberRow, 'name' | 'currency' | 'passwordHash' | 'passwordSetAt'>>,
): Promise<MemberRow | undefined> {
  const [row] = await tx.update(member).set(values).where(eq(member.id, id)).returning()
  return row
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

/** False when the social account is bound already. */
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

/** The removed one; undefined when the member has none such. */
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
