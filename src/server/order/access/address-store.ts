import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { provenAddresses } from '../tables.ts'

/** An e-mail address that somebody has verified. */
export interface ProvenAddress {
  /** The member whose address it is. */
  memberId: string | null
}

/** Records that an address was verified; once it's a member's, it stays theirs. Idempotent. */
export async function proveAddress(
  tx: Executor,
  { email, memberId = null }: { email: string; memberId?: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insert(provenAddresses)
    .values({ email: email.toLowerCase(), memberId, provenAt: now })
    .onConflictDoUpdate({
      target: provenAddresses.email,
      set: { memberId: sql`excluded.member_id` },
      setWhere: sql`excluded.member_id is not null`,
    })
}

export async function findProvenAddress(
  tx: Executor,
  email: string,
): Promise<ProvenAddress | undefined> {
  const [row] = await tx
    .select({ memberId: provenAddresses.memberId })
    .from(provenAddresses)
    .where(eq(provenAddresses.email, email.toLowerCase()))
  return row
}

/** Returns whether an order's contact is reached at the verified address of the member who makes it. */
export const isOwnAddress = async (
  tx: Executor,
  { memberId, contact }: { memberId: string | null; contact: { email: string } },
): Promise<boolean> =>
  memberId !== null && (await findProvenAddress(tx, contact.email))?.memberId === memberId
