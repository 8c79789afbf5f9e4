import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { hours, minutes } from '../../platform/duration.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { type Allowance, isWithin, unspend } from '../../platform/rate-limit/rate-limit.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { StaffSessions } from './session-store.ts'
import type { GivenPasskey, StaffPasskeys } from './staff-passkeys.ts'
import * as store from './staff-store.ts'
import { stepOfCode } from './totp.ts'

/**
 * Wrong codes and passkeys of somebody with a right password or an open session, so that neither leads to guessing codes: from
 * one network or known device, and from everywhere else together. With 50 a day, guessing one of the three valid codes takes 18
 * years on average.
 */
const factorHere: Allowance = { name: 'desk-factor-here', times: 5, within: minutes(15) }
const factorAltogether: Allowance = { name: 'desk-factor', times: 50, within: hours(24) }

export interface Factor {
  code?: string | undefined
  passkey?: GivenPasskey | undefined
}

/** Where attempts come from: a device that the account's owner has signed in on, or a network. */
export interface Origin {
  /** What attempts are counted by. */
  from: string
  isKnownDevice: boolean
}

/** Notes the use of a right factor; false if it was used meanwhile, because each code works once. */
type NoteUse = (tx: Transaction) => Promise<boolean>

export type SecondFactor = ReturnType<typeof createSecondFactor>

/** Creates the check of second factors, with its limits. */
export function createSecondFactor(parts: {
  cache: Cache
  clock: Clock
  seal: Seal
  passkeys: StaffPasskeys
  sessions: StaffSessions
  serverLog: Log
}) {
  const { cache, clock, seal, passkeys, sessions, serverLog } = parts

  async function check(
    { id, totpSealed }: store.StaffAccount,
    { code, passkey }: Factor,
  ): Promise<NoteUse | undefined> {
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

  return {
    /** Returns where attempts at an account come from. Strangers can't use up those of a device that its owner knows. */
    async originOf(
      account: Pick<store.StaffAccount, 'id'> | undefined,
      { auid, address }: { auid: string | undefined; address: string },
    ): Promise<Origin> {
      const isKnown = account && auid && (await sessions.isKnownDevice(account.id, auid))
      return isKnown ? { from: auid, isKnownDevice: true } : { from: address, isKnownDevice: false }
    },

    /**
     * Checks a factor within its limits. Returns how to note its use, and what to call once that has succeeded; undefined if
     * it's wrong or there were too many attempts.
     */
    async verify(
      account: store.StaffAccount,
      given: Factor,
      { from, isKnownDevice }: Origin,
    ): Promise<{ use: NoteUse; settle(): Promise<void> } | undefined> {
      // Counted before it's checked, or many guesses at once would all be let through.
      const tries: [Allowance, string][] = [[factorHere, `${account.id} ${from}`]]
      if (!isKnownDevice) tries.push([factorAltogether, account.id])
      let isOver = false
      for (const [allowance, who] of tries) {
        if (!(await isWithin(cache, allowance, who))) isOver = true
      }
      const use = isOver ? undefined : await check(account, given)
      if (!use) return undefined
      return {
        use,
        async settle() {
          for (const [allowance, who] of tries) await unspend(cache, allowance, who)
        },
      }
    },
  }
}
