import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { memberPasskey } from '../tables.ts'

export type PasskeyRow = typeof memberPasskey.$inferSelect

export const listPasskeys = (db: Executor, memberId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(memberPasskey)
    .where(eq(memberPasskey.memberId, memberId))
    .orderBy(desc(memberPasskey.createdAt))

export async function findPasskey(db: Executor, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(memberPasskey).where(eq(memberPasskey.id, id))
  return row
}

/** Adds a passkey. Returns false if the credential is already known. */
export async function insertPasskey(tx: Executor, row: PasskeyRow): Promise<boolean> {
  const rows = await tx.insert(memberPasskey).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function notePasskeyUse(
  tx: Executor,
  id: string,
  use: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(memberPasskey).set(use).where(eq(memberPasskey.id, id))
}

/** Removes a passkey and returns it; undefined if the member has no such one. */
export async function removePasskey(
  tx: Executor,
  memberId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .delete(memberPasskey)
    .where(and(eq(memberPasskey.id, id), eq(memberPasskey.memberId, memberId)))
    .returning()
  return row
}
