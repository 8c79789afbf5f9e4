import { CatalogueError } from '../../../contract/errors.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import { type Caller, perAddress, perPasswordChange } from '../caller.ts'
import type { OneTimeCodes } from '../code/one-time-codes.ts'
import type { Verifications } from '../code/verifications.ts'
import type { MemberMails } from '../member-mails.ts'
import * as store from '../member-store.ts'
import type { SignIns } from '../sign-in/sign-ins.ts'
import { checkPassword, hashPassword, passwordProblem } from './password.ts'

/** Creates the service for resetting, changing and setting passwords. */
export function createPasswordService(parts: {
  db: Database
  cache: Cache
  clock: Clock
  codes: OneTimeCodes
  verifications: Verifications
  signIns: SignIns
  mails: MemberMails
}) {
  const { db, cache, clock, codes, verifications, signIns, mails } = parts

  return {
    async verifyReset(
      email: string,
      code: string,
      caller: Caller,
    ): Promise<{ verification: string }> {
      await spend(cache, perAddress, caller.address)
      await codes.spend('reset', email, code, caller)
      return { verification: await verifications.make('reset', email) }
    },

    /** Sets the password with a reset's verification and ends every sign-in. */
    async resetPassword(verification: string, password: string): Promise<void> {
      const { id, about: email } = await verifications.read('reset', verification)
      await demandGoodPassword(password, { email })
      const passwordHash = await hashPassword(password)
      await inTransaction(db, async (tx) => {
        await verifications.spend(tx, id)
        const member = await store.findMemberByEmail(tx, email)
        // A verification mustn't reveal whether its address has an account.
        if (!member) return
        await store.changeMember(tx, member.id, { passwordHash, passwordSetAt: clock.date() })
        await signIns.endOthers(tx, member.id, undefined, 'password_changed')
        await mails.write(tx, {
          kind: 'password-changed',
          to: email,
          language: member.language,
        })
      })
    },

    /** Changes or first sets the password of a signed-in member; their other sign-ins end. */
    async changePassword(
      who: { memberId: string; signInId: string; fresh: boolean },
      current: string | undefined,
      password: string,
      caller: Caller,
    ): Promise<void> {
      await spend(cache, perAddress, caller.address)
      const found = await store.findWithPassword(db, { id: who.memberId })
      if (!found) throw new CatalogueError('UNAUTHENTICATED')
      const { account: member } = found
      if (found.passwordHash) {
        await spend(cache, perPasswordChange, member.id)
        if (!(await checkPassword(current ?? '', found.passwordHash))) {
          throw new CatalogueError('SIGN_IN_FAILED', { fields: { current: 'wrong' } })
        }
      } else if (!who.fresh) throw new CatalogueError('REAUTHENTICATION_REQUIRED')
      await demandGoodPassword(password, member)
      const passwordHash = await hashPassword(password)
      await inTransaction(db, async (tx) => {
        await store.changeMember(tx, member.id, { passwordHash, passwordSetAt: clock.date() })
        await signIns.endOthers(tx, member.id, who.signInId, 'password_changed')
        await mails.write(tx, {
          kind: 'password-changed',
          to: member.email,
          language: member.language,
        })
      })
    },
  }
}

export type PasswordService = ReturnType<typeof createPasswordService>

/** Throws PASSWORD_INVALID if a password isn't acceptable. `email` and `name` are the owner's. */
export async function demandGoodPassword(
  password: string,
  { email, name = '' }: { email: string; name?: string | undefined },
): Promise<void> {
  const about = [email, email.split('@')[0] ?? '', name, ...name.split(' ')]
  const problem = await passwordProblem(password, about)
  if (problem) throw new CatalogueError('PASSWORD_INVALID', { fields: { password: problem } })
}
