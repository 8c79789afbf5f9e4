import { and, asc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { StaffRole } from '../../../contract/desk/staff-roles.ts'
import type { Executor } from '../../platform/database/database.ts'
import { staffMembers, staffPasskeys } from '../tables.ts'

/** A staff account, with what its sign-in is checked against. */
export interface StaffAccount {
  id: string
  email: string
  name: string
  roles: StaffRole[]
  passwordHash: string | null
  totpSealed: string | null
  disabledAt: Date | null
  setupExpiresAt: Date | null
  isDemonstration: boolean
}

export type StaffPasskey = typeof staffPasskeys.$inferSelect

const columns = {
  id: staffMembers.id,
  email: staffMembers.email,
  name: staffMembers.name,
  roles: staffMembers.roles,
  passwordHash: staffMembers.passwordHash,
  totpSealed: staffMembers.totpSealed,
  disabledAt: staffMembers.disabledAt,
  setupExpiresAt: staffMembers.setupExpiresAt,
  isDemonstration: staffMembers.isDemonstration,
}

export async function findStaff(db: Executor, email: string): Promise<StaffAccount | undefined> {
  const [row] = await db.select(columns).from(staffMembers).where(eq(staffMembers.email, email))
  return row
}

export const listStaff = (db: Executor): Promise<StaffAccount[]> =>
  db.select(columns).from(staffMembers).orderBy(asc(staffMembers.email))

/** Returns the sealed second factors of the accounts that can sign in. */
export async function sealedFactors(
  db: Executor,
  { withDemonstration }: { withDemonstration: boolean },
): Promise<string[]> {
  const { totpSealed, disabledAt, isDemonstration } = staffMembers
  const isReal = withDemonstration ? undefined : eq(isDemonstration, false)
  const rows = await db
    .select({ sealed: totpSealed })
    .from(staffMembers)
    .where(and(isNotNull(totpSealed), isNull(disabledAt), isReal))
  return rows.map(({ sealed }) => sealed ?? '')
}

/** Returns the account of an open setup link. */
export async function findBySetup(
  db: Executor,
  digest: string,
  now: Date,
): Promise<StaffAccount | undefined> {
  const [row] = await db
    .select(columns)
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.setupDigest, digest),
        gt(staffMembers.setupExpiresAt, now),
        isNull(staffMembers.disabledAt),
      ),
    )
  return row
}

/** Adds an account. Returns false if the address has one. */
export async function insertStaff(
  tx: Executor,
  values: typeof staffMembers.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(staffMembers).values(values).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function changeStaff(
  tx: Executor,
  id: string,
  values: Partial<typeof staffMembers.$inferInsert>,
): Promise<void> {
  await tx.update(staffMembers).set(values).where(eq(staffMembers.id, id))
}

/** Sets up an account and spends its link. Returns false if the link was spent meanwhile. */
export async function completeSetup(
  tx: Executor,
  digest: string,
  values: Pick<typeof staffMembers.$inferInsert, 'passwordHash' | 'totpSealed' | 'totpStep'>,
): Promise<boolean> {
  const rows = await tx
    .update(staffMembers)
    .set({ ...values, setupDigest: null, setupExpiresAt: null })
    .where(eq(staffMembers.setupDigest, digest))
    .returning({ id: staffMembers.id })
  return rows.length > 0
}

/** Notes that the code of a time step was used. Returns false if that or a later one was used before. */
export async function useStep(tx: Executor, id: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(staffMembers)
    .set({ totpStep: step })
    .where(
      and(
        eq(staffMembers.id, id),
        or(isNull(staffMembers.totpStep), lt(staffMembers.totpStep, step)),
      ),
    )
    .returning({ id: staffMembers.id })
  return rows.length > 0
}

export async function findPasskey(db: Executor, id: string): Promise<StaffPasskey | undefined> {
  const [row] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.id, id))
  return row
}

/** Makes this the account's only passkey; without one, it has none afterwards. */
export async function replacePasskeys(
  tx: Executor,
  staffId: string,
  passkey: StaffPasskey | undefined,
): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
  if (passkey) await tx.insert(staffPasskeys).values(passkey)
}

export async function notePasskeyUse(
  tx: Executor,
  id: string,
  use: Pick<StaffPasskey, 'counter' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(staffPasskeys).set(use).where(eq(staffPasskeys.id, id))
}
