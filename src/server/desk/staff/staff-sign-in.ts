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
import { hours, minutes } from '../../platform/duration.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { type Allowance, isWithin, spend, unspend } from '../../platform/rate-limit/rate-limit.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import type { DeskLog } from '../log/desk-log-store.ts'
import { digestOf, type StaffSessions } from './session-store.ts'
import type { GivenPasskey, StaffPasskeys } from './staff-passkeys.ts'
import * as store from './staff-store.ts'
import { otpAddress, stepOfCode, toBase32 } from './totp.ts'

/** Attempts of any kind from one network, and challenges, which are asked for without being attempts. */
const perNetwork: Allowance = { name: 'desk-sign-in-network', times: 30, within: minutes(15) }
const challenges: Allowance = { name: 'desk-challenges', times: 120, within: minutes(15) }
/** Attempts at one account per network or known device, so that strangers elsewhere can't lock out its owner. */
const perAccountHere: Allowance = { name: 'desk-sign-in-here', times: 10, within: minutes(15) }
/** Attempts at one account from everywhere but devices that its owner has signed in on. */
const perAccount: Allowance = { name: 'desk-sign-in', times: 100, within: minutes(15) }
/**
 * Wrong codes and passkeys after a right password, so that a known password doesn't lead to guessing codes: from one network or
 * known device, and from everywhere else together. With 50 a day, guessing one of the three valid codes takes 18 years on average.
 */
const factorHere: Allowance = { name: 'desk-factor-here', times: 5, within: minutes(15) }
const factorAltogether: Allowance = { name: 'desk-factor', times: 50, within: hours(24) }

interface Caller {
  address: string
  userAgent: string
  /** The device's id, as it claims. */
  auid: string | undefined
}
interface Factor {
  code?: string | undefined
  passkey?: GivenPasskey | undefined
}

/** Creates the service for setting up staff accounts and signing in with them. */
export function createStaffSignIn(parts: {
  db: Database
  cache: Cache
  clock: Clock
  seal: Seal
  signer: Signer
  sessions: StaffSessions
  passkeys: StaffPasskeys
  log: DeskLog
  serverLog: Log
  /** Whether accounts made for trying the desk work. */
  allowsDemonstration: boolean
}) {
  const {
    db,
    cache,
    clock,
    seal,
    signer,
    sessions,
    passkeys,
    log,
    serverLog,
    allowsDemonstration,
  } = parts

  /** Returns the secret that a setup link offers: the same each time it's opened, and known to nobody without the link. */
  const secretOf = (setup: string) =>
    toBase32(createHash('sha256').update(signer.sign('desk totp', setup)).digest().subarray(0, 20))

  async function accountOf(setup: string): Promise<store.StaffAccount> {
    const found = await store.findBySetup(db, digestOf(setup), clock.date())
    if (!found) throw new CatalogueError('DESK_LINK_INVALID')
    return found
  }

  /** Returns how to note the use of a right factor; undefined if it's wrong. */
  async function checkFactor(
    { id, totpSealed }: store.StaffAccount,
    { code, passkey }: Factor,
  ): Promise<((tx: Transaction) => Promise<boolean>) | undefined> {
    if (passkey) {
      const use = await passkeys.verify(id, passkey)
      return use && (async (tx) => store.notePasskeyUse(tx, use.id, use).then(() => true))
    }
    if (code === undefined || totpSealed === null) return undefined
    const secret = openSecret(totpSealed, id)
    const step = secret === undefined ? undefined : stepOfCode(secret, code, clock.now())
    return step === undefined ? undefined : (tx) => store.useStep(tx, id, step)
  }

  /** Returns the secret of an authenticator app; undefined, and a line in the log, if no key opens it. */
  function openSecret(totpSealed: string, staffId: string): string | undefined {
    try {
      return seal.open(totpSealed, staffId)
    } catch (err) {
      serverLog.error({ err, staffId }, 'second factor can’t be opened: restore its document key')
      return undefined
    }
  }

  /** Returns the device's id if the account's owner has signed in on it: strangers can't use up its attempts. */
  async function knownDeviceOf(
    account: store.StaffAccount | undefined,
    { auid }: Caller,
  ): Promise<string | undefined> {
    const isKnown = account && auid && (await sessions.isKnownDevice(account.id, auid))
    return isKnown ? auid : undefined
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
      const knownDevice = await knownDeviceOf(found, caller)
      const from = knownDevice ?? caller.address
      await spend(cache, perAccountHere, `${email} ${from}`)
      if (!knownDevice) await spend(cache, perAccount, email)
      const right = await checkPassword(given.password, found?.passwordHash ?? null)
      const isOpen = found && !found.disabledAt && (allowsDemonstration || !found.isDemonstration)
      if (!right || !isOpen) throw new CatalogueError('SIGN_IN_FAILED')
      // Counted before it's checked, or many guesses at once would all be let through.
      const tries: [Allowance, string][] = [[factorHere, `${found.id} ${from}`]]
      if (!knownDevice) tries.push([factorAltogether, found.id])
      let isOver = false
      for (const [allowance, who] of tries) {
        if (!(await isWithin(cache, allowance, who))) isOver = true
      }
      const use = isOver ? undefined : await checkFactor(found, given)
      if (!use) throw new CatalogueError('SIGN_IN_FAILED')
      const session = await inTransaction(db, async (tx) => {
        if (!(await use(tx))) throw new CatalogueError('SIGN_IN_FAILED')
        const target = { kind: 'staff' as const, id: found.id }
        await log.record(tx, { staffId: found.id, act: 'staff.sign-in', target })
        return begin(tx, found.id, caller)
      })
      for (const [allowance, who] of tries) await unspend(cache, allowance, who)
      return session
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
