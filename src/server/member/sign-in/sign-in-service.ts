import { CatalogueError } from '../../../contract/errors.ts'
import type { LoginResult } from '../../../contract/member/member.ts'
import type { OrderOwners } from '../../order/access/order-owners.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { newId } from '../../platform/ids.ts'
import { greetedName } from '../../platform/mail/greeted-name.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import { worldCountries } from '../../world/country.ts'
import { type Caller, perAddress, perMember, perMemberHere } from '../caller.ts'
import type { OneTimeCodes } from '../code/one-time-codes.ts'
import type { Verifications } from '../code/verifications.ts'
import type { MemberMails } from '../member-mails.ts'
import * as store from '../member-store.ts'
import { checkPassword, hashPassword } from '../password/password.ts'
import { demandGoodPassword } from '../password/password-service.ts'
import type { SignIns } from './sign-ins.ts'

/** The currencies of all countries. */
const currencies = new Set(worldCountries.map(({ currency }) => currency))

interface Parts {
  db: Database
  cache: Cache
  clock: Clock
  codes: OneTimeCodes
  verifications: Verifications
  signIns: SignIns
  mails: MemberMails
  owners: Pick<OrderOwners, 'adopt'>
}

/** What a verified code leads to. */
export type VerifiedCode =
  | LoginResult
  | { outcome: 'set_up_account'; verification: string; email: string }

/** Creates the service for signing up and in by e-mail: password, one-time code, forgotten password. */
export function createSignInService(parts: Parts) {
  const { db, cache, clock, codes, verifications, signIns, mails, owners } = parts

  async function signIn(
    tx: Transaction,
    member: store.MemberAccount,
    caller: Caller,
    isRegister = false,
  ): Promise<LoginResult> {
    // Guests' orders belong to the member who has verified their address.
    await owners.adopt(tx, member.id, member.email)
    if (caller.signInId) await signIns.end(tx, caller.signInId, 'signed_out')
    const issued = await signIns.begin(tx, member.id, member.type, caller)
    return { outcome: 'signed_in', ...issued, isRegister }
  }

  /**
   * Counts an attempt at a password. Strangers can use up a member's attempts from everywhere, so a device where the
   * member has signed in before has attempts of its own.
   */
  async function spendAttempt(email: string, { auid, address }: Caller): Promise<void> {
    if (auid && (await signIns.isKnownDevice(email, auid))) {
      await spend(cache, perMemberHere, `${email} ${auid}`)
      return
    }
    await spend(cache, perMemberHere, `${email} ${address}`)
    await spend(cache, perMember, email)
  }

  /** Creates an account. Throws VERIFICATION_EXPIRED if the address has one by now. */
  async function makeAccount(
    tx: Transaction,
    account: { email: string; name: string; passwordHash: string | null },
    { language }: Caller,
  ): Promise<store.MemberAccount> {
    const now = clock.date()
    const made = await store.insertMember(tx, {
      ...account,
      id: newId(),
      language,
      createdAt: now,
      passwordSetAt: account.passwordHash ? now : null,
    })
    if (!made) throw new CatalogueError('VERIFICATION_EXPIRED')
    await mails.write(tx, {
      kind: 'welcome',
      to: made.email,
      language,
      detail: greetedName(made.name),
    })
    return made
  }

  return {
    /** Signs in. Throws SIGN_IN_FAILED with the same timing for an unknown address and a wrong password. */
    async login(email: string, password: string, caller: Caller): Promise<LoginResult> {
      await spend(cache, perAddress, caller.address)
      await spendAttempt(email, caller)
      const found = await store.findWithPassword(db, { email })
      const right = await checkPassword(password, found?.passwordHash ?? null)
      if (!found || !right) throw new CatalogueError('SIGN_IN_FAILED')
      return inTransaction(db, (tx) => signIn(tx, found.account, caller))
    },

    /** Signs in by code. An address without an account fails like a wrong password. */
    async loginByCode(email: string, code: string, caller: Caller): Promise<LoginResult> {
      await spend(cache, perAddress, caller.address)
      await codes.spend('otp', email, code, caller)
      const member = await store.findMemberByEmail(db, email)
      if (!member) throw new CatalogueError('SIGN_IN_FAILED')
      return inTransaction(db, (tx) => signIn(tx, member, caller))
    },

    signOut: (signInId: string) => signIns.end(db, signInId, 'signed_out'),

    signOutOtherDevices: ({ id, signInId }: { id: string; signInId: string }) =>
      signIns.endOthers(db, id, signInId, 'ended_elsewhere'),

    /** Verifies a code. Throws CODE_INVALID, CODE_EXPIRED or CODE_ATTEMPTS_EXCEEDED. */
    async verifyCode(
      form: 'otp' | 'signup',
      email: string,
      code: string,
      caller: Caller,
    ): Promise<VerifiedCode> {
      await spend(cache, perAddress, caller.address)
      await codes.spend(form, email, code, caller)
      const member = await store.findMemberByEmail(db, email)
      if (member) return inTransaction(db, (tx) => signIn(tx, member, caller))
      return {
        outcome: 'set_up_account',
        verification: await verifications.make('signup', email),
        email,
      }
    },

    /** Signs up. Throws VERIFICATION_EXPIRED or PASSWORD_INVALID. */
    async signup(
      given: { verification: string; name: string; password: string | undefined },
      caller: Caller,
    ): Promise<LoginResult> {
      const { id, about: email } = await verifications.read('signup', given.verification)
      if (given.password !== undefined) {
        await demandGoodPassword(given.password, { email, name: given.name })
      }
      const hash = given.password === undefined ? null : await hashPassword(given.password)
      return inTransaction(db, async (tx) => {
        await verifications.spend(tx, id)
        const made = await makeAccount(tx, { email, name: given.name, passwordHash: hash }, caller)
        return signIn(tx, made, caller, true)
      })
    },

    async updateProfile(
      memberId: string,
      values: { name: string; currency: string | null },
    ): Promise<store.MemberAccount> {
      if (values.currency && !currencies.has(values.currency)) {
        throw new CatalogueError('VALIDATION', { fields: { currency: 'unknown' } })
      }
      const changed = await store.changeMember(db, memberId, values)
      if (!changed) throw new CatalogueError('UNAUTHENTICATED')
      return changed
    },

    signIn,
    makeAccount,
  }
}

export type SignInService = ReturnType<typeof createSignInService>
