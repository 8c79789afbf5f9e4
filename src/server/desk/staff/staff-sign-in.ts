import { createHash } from 'node:crypto'
import type { readDeskSetup } from '../../../contract/desk/sign-in.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { checkPassword, hashPassword } from '../../member/password/password.ts'
import { demandGoodPassword } from '../../member/password/password-service.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { minutes } from '../../platform/duration.ts'
import type { Staff } from '../../platform/http/request-context.ts'
import { type Allowance, spend } from '../../platform/rate-limit/rate-limit.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import type { DeskLog } from '../log/desk-log-store.ts'
import type { Factor, SecondFactor } from './second-factor.ts'
import { digestOf, type StaffSessions } from './session-store.ts'
import type { StaffPasskeys } from './staff-passkeys.ts'
import * as store from './staff-store.ts'
import { otpAddress, stepOfCode, toBase32 } from './totp.ts'

/** Attempts of any kind from one network, and challenges, which are asked for without being attempts. */
const perNetwork: Allowance = { name: 'desk-sign-in-network', times: 30, within: minutes(15) }
const challenges: Allowance = { name: 'desk-challenges', times: 120, within: minutes(15) }
/** Attempts at one account per network or known device, so that strangers elsewhere can't lock out its owner. */
const perAccountHere: Allowance = { name: 'desk-sign-in-here', times: 10, within: minutes(15) }
/** Attempts at one account from everywhere but devices that its owner has signed in on. */
const perAccount: Allowance = { name: 'desk-sign-in', times: 100, within: minutes(15) }
interface Caller {
  address: string
  userAgent: string
  /** The device's id, as it claims. */
  auid: string | undefined
}
/** Creates the service for setting up staff accounts, signing in with them, and unlocking their sessions. */
export function createStaffSignIn(parts: {
  db: Database
  cache: Cache
  clock: Clock
  seal: Seal
  signer: Signer
  factor: SecondFactor
  sessions: StaffSessions
  passkeys: StaffPasskeys
  log: DeskLog
  /** Whether accounts made for trying the desk work. */
  allowsDemonstration: boolean
}) {
  const { db, cache, clock, seal, signer, factor, sessions, passkeys, log, allowsDemonstration } =
    parts

  /** Returns the secret that a setup link offers: the same each time it's opened, and known to nobody without the link. */
  const secretOf = (setup: string) =>
    toBase32(createHash('sha256').update(signer.sign('desk totp', setup)).digest().subarray(0, 20))

  async function accountOf(setup: string): Promise<store.StaffAccount> {
    const found = await store.findBySetup(db, digestOf(setup), clock.date())
    if (!found) throw new CatalogueError('DESK_LINK_INVALID')
    return found
  }

  async function begin(tx: Transaction, id: string, caller: Caller) {
    const { token, expiresAt } = await sessions.begin(tx, id, caller)
    return { token, expiresAt: expiresAt.toISOString() }
  }

  return {
    /** Signs in. Throws SIGN_IN_FAILED, whatever was wrong, with the same timing for an unknown address. */
    async signIn(given: Factor & { email: string; password: string }, caller: Caller) {
      const email = given.email.toLowerCase()
      await spend(cache, perNetwork, caller.address)
      const found = await store.findStaff(db, email)
      const origin = await factor.originOf(found, caller)
      await spend(cache, perAccountHere, `${email} ${origin.from}`)
      if (!origin.isKnownDevice) await spend(cache, perAccount, email)
      const right = await checkPassword(given.password, found?.passwordHash ?? null)
      const isOpen = found && !found.disabledAt && (allowsDemonstration || !found.isDemonstration)
      if (!right || !isOpen) throw new CatalogueError('SIGN_IN_FAILED')
      const verified = await factor.verify(found, given, origin)
      if (!verified) throw new CatalogueError('SIGN_IN_FAILED')
      const session = await inTransaction(db, async (tx) => {
        if (!(await verified.use(tx))) throw new CatalogueError('SIGN_IN_FAILED')
        const target = { kind: 'staff' as const, id: found.id }
        await log.record(tx, { staffId: found.id, act: 'staff.sign-in', target })
        return begin(tx, found.id, caller)
      })
      await verified.settle()
      return session
    },

    /**
     * Checks the second factor of the session's own account once more, with its password if the session is locked. The session
     * is unlocked, and money may be moved in it for a while. Throws SIGN_IN_FAILED, whatever was wrong.
     */
    async prove(staff: Staff, given: Factor & { password?: string | undefined }, caller: Caller) {
      await spend(cache, perNetwork, caller.address)
      const account = await store.findStaff(db, staff.email)
      const origin = await factor.originOf(account, caller)
      if (given.password === undefined && staff.isLocked) {
        throw new CatalogueError('VALIDATION', { fields: { password: 'required' } })
      }
      if (given.password !== undefined) {
        await spend(cache, perAccountHere, `${staff.email} ${origin.from}`)
        const right = await checkPassword(given.password, account?.passwordHash ?? null)
        if (!right) throw new CatalogueError('SIGN_IN_FAILED')
      }
      const verified = account && (await factor.verify(account, given, origin))
      if (!verified) throw new CatalogueError('SIGN_IN_FAILED')
      const { id: staffId, isLocked, sessionId } = staff
      await inTransaction(db, async (tx) => {
        if (!(await verified.use(tx))) throw new CatalogueError('SIGN_IN_FAILED')
        await sessions.prove(tx, sessionId)
        const act = isLocked ? 'staff.unlock' : 'staff.prove'
        await log.record(tx, { staffId, act, target: { kind: 'staff', id: staffId } })
      })
      await verified.settle()
    },

    /** Returns a challenge: to sign in, or to add a passkey to the account of a setup link. */
    async askPasskey(setup: string | undefined, { address }: Caller) {
      await spend(cache, challenges, address)
      return setup === undefined
        ? passkeys.askToSignIn()
        : passkeys.askToAdd(await accountOf(setup))
    },

    /** Returns what a setup link sets up. Throws DESK_LINK_INVALID. */
    async readSetup(setup: string, { address }: Caller): Promise<ResultOf<typeof readDeskSetup>> {
      await spend(cache, perNetwork, address)
      const { name, email, roles } = await accountOf(setup)
      const secret = secretOf(setup)
      return { name, email, roles, secret, address: otpAddress(secret, email) }
    },

    /** Sets password and second factor, spends the link and signs in. */
    async setUp(given: Factor & { setup: string; password: string }, caller: Caller) {
      await spend(cache, perNetwork, caller.address)
      const account = await accountOf(given.setup)
      const { id } = account
      await demandGoodPassword(given.password, account)
      const secret = secretOf(given.setup)
      const step = given.code && stepOfCode(secret, given.code, clock.now())
      if (given.code !== undefined && !step) {
        throw new CatalogueError('CODE_INVALID', { fields: { code: 'wrong' } })
      }
      const passkey = given.passkey && (await passkeys.made(id, given.passkey))
      if (given.passkey && !passkey) throw new CatalogueError('PASSKEY_INVALID')
      const passwordHash = await hashPassword(given.password)
      return inTransaction(db, async (tx) => {
        const isDone = await store.completeSetup(tx, digestOf(given.setup), {
          passwordHash,
          totpSealed: step ? seal.lock(secret, id) : null,
          totpStep: step || null,
        })
        if (!isDone) throw new CatalogueError('DESK_LINK_INVALID')
        await store.replacePasskeys(tx, id, passkey)
        await sessions.endAllOf(tx, id)
        await log.record(tx, {
          staffId: id,
          act: 'staff.set-up',
          target: { kind: 'staff', id },
          after: { factor: passkey ? 'passkey' : 'totp' },
        })
        return begin(tx, id, caller)
      })
    },
  }
}
