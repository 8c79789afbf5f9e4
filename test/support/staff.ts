import type { StaffRole } from '../../src/contract/desk/staff-roles.ts'
import { createStaffSessions } from '../../src/server/desk/staff/session-store.ts'
import { staffMembers } from '../../src/server/desk/tables.ts'
import { newId } from '../../src/server/platform/ids.ts'
import type { Platform } from '../../src/server/platform/platform.ts'
import type { Traveller } from './traveller.ts'

/**
 * Makes a staff account with these roles and signs it in; `call` then calls the front API with its token. Its authenticator app
 * has no code: what opens sessions is tested elsewhere.
 */
export async function signInStaff(
  shop: { platform: Pick<Platform, 'db' | 'clock'>; traveller: () => Traveller },
  roles: StaffRole[],
  { hasSecondFactor = true } = {},
) {
  const { db, clock } = shop.platform
  const id = newId()
  const email = `${id}@staff.example`
  const name = roles.join(' and ') || 'nobody'
  const totpSealed = hasSecondFactor ? 'sealed' : null
  await db
    .insert(staffMembers)
    .values({ id, email, name, roles, totpSealed, createdAt: clock.date() })
  const { token } = await createStaffSessions({ db, clock }).begin(db, id, {
    userAgent: 'a test',
    auid: undefined,
  })
  const { call, must } = shop.traveller()
  return {
    id,
    email,
    name,
    token,
    must,
    call: <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call<T>(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  }
}
