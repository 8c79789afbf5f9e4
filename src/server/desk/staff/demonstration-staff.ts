import type { DemonstrationStaff } from '../../../contract/desk/demonstration-staff.ts'
import type { DemonstrationAccount } from '../../../contract/desk/sign-in.ts'
import { hashPassword } from '../../member/password/password.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertStaff, listStaff } from './staff-store.ts'
import { codeAt } from './totp.ts'

/** Stores accounts for trying the desk that aren't there yet. */
export async function addDemonstrationStaff(
  { db, clock, seal }: Pick<Platform, 'db' | 'clock' | 'seal'>,
  staff: readonly DemonstrationStaff[],
): Promise<void> {
  const known = new Set((await listStaff(db)).map(({ email }) => email))
  const missing = staff.filter(({ email }) => !known.has(email))
  // Hashing takes a while, and they share a password.
  const hashes = new Map<string, Promise<string>>()
  for (const { password } of missing) {
    if (!hashes.has(password)) hashes.set(password, hashPassword(password))
  }
  for (const { id, email, name, roles, password, totpSecret } of missing) {
    await insertStaff(db, {
      id,
      email,
      name,
      roles,
      passwordHash: await hashes.get(password),
      totpSealed: seal.lock(totpSecret, id),
      isDemonstration: true,
      createdAt: clock.date(),
    })
  }
}

/** Returns what is needed to sign in with an account for trying the desk, at this moment. */
export const viewDemonstration = (
  { name, email, roles, password, totpSecret }: DemonstrationStaff,
  now: number,
): DemonstrationAccount => ({ name, email, roles, password, code: codeAt(totpSecret, now) })
