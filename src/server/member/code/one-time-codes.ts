import { randomInt } from 'node:crypto'
import { CatalogueError } from '../../../contract/errors.ts'
import type { OrderCode } from '../../../contract/ids.ts'
import type { VerificationTiming } from '../../../contract/member/member.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor } from '../../platform/database/database.ts'
import { hours, minutes } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { networkOf, widths } from '../../platform/rate-limit/networks-of.ts'
import { type Allowance, isWithin, spend, unspend } from '../../platform/rate-limit/rate-limit.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import type { Caller } from '../caller.ts'
import {
  type CodeSlot,
  findCode,
  findValid,
  type KeptCode,
  putCode,
  spendCode,
  takeTry,
} from './code-store.ts'

/** What a code is for; a code for a stay belongs to one order, by its number. */
export type CodePurpose = 'signup' | 'otp' | 'reset' | 'bind' | 'retrieve' | `stay ${OrderCode}`

export const codeLifetime = minutes(10)
/** The delay before the same device can request another code. */
export const codeResendAfter = minutes(1)
const tries = 5

/** New codes of one purpose for one address, of all devices: as many as one device can request. */
const codesToOne: Allowance = { name: 'codes', times: 10, within: codeLifetime }
/** Attempts in all by devices without a code of their own, at the newest code of an address. */
const othersTries: Allowance = { name: 'code-others', times: 5, within: codeLifetime }
/** Attempts that fail, of everybody at one address. With all of them used up, a code has only one attempt, and only its own device's. */
const failures: Allowance = { name: 'code-failures', times: 100, within: hours(24) }

/** Who requests or enters a code: the device that it says it is, or else its network. */
export type CodeDevice = Pick<Caller, 'auid' | 'address'>

/**
 * Six-digit codes that verify an e-mail address. Each device has its own, one per purpose and address, and a new one replaces
 * its old: strangers can neither use up the attempts of a device nor replace its code. Devices without one may enter the
 * newest, such as when a code is requested on one device and entered on another. Codes without a device belong to whoever may
 * see what they're about. docs/security.md has the odds of guessing.
 */
export interface OneTimeCodes {
  /**
   * Creates a code within the caller's transaction. If it's too early, returns the current code's timing without a new
   * one. `code` is only for the mail.
   */
  issue(
    tx: Executor,
    purpose: CodePurpose,
    email: string,
    device?: CodeDevice,
  ): Promise<{ code: string | undefined; timing: VerificationTiming }>
  /** Returns the timing of the current code without a device, which may have expired; if there's none, or it was used, it ends now. */
  timing(purpose: CodePurpose, email: string): Promise<VerificationTiming>
  /** Uses the code. Throws CODE_INVALID, CODE_EXPIRED or CODE_ATTEMPTS_EXCEEDED. */
  spend(purpose: CodePurpose, email: string, code: string, device?: CodeDevice): Promise<void>
}

export function createOneTimeCodes(parts: {
  db: Database
  cache: Cache
  clock: Clock
  signer: Signer
}): OneTimeCodes {
  const { db, cache, clock, signer } = parts
  const digestOf = (purpose: CodePurpose, email: string) => `code ${purpose} ${email}`

  function slotOf(purpose: CodePurpose, email: string, device?: CodeDevice): CodeSlot {
    if (!device) return { purpose, email, device: '' }
    const who = device.auid
      ? `device ${device.auid}`
      : `network ${networkOf(device.address, widths.own)}`
    return { purpose, email, device: signer.sign('device of a code', who).slice(0, 22) }
  }

  /** Throws CODE_INVALID, or CODE_ATTEMPTS_EXCEEDED after the last attempt, unless it's this code. */
  async function accept(kept: KeptCode, slot: CodeSlot, code: string, triesLeft: number) {
    if (!signer.verify(digestOf(slot.purpose, slot.email), code, kept.digest)) {
      throw new CatalogueError(triesLeft <= 0 ? 'CODE_ATTEMPTS_EXCEEDED' : 'CODE_INVALID', {
        details: { triesLeft },
      })
    }
    if (!(await spendCode(db, kept.id))) throw new CatalogueError('CODE_EXPIRED')
  }

  /** Uses the newest code that any device has requested, in one of the few attempts that all others share. */
  async function acceptOthers(slot: CodeSlot, code: string, isScarce: boolean): Promise<void> {
    const [newest] = await findValid(db, slot, clock.date())
    if (!newest) throw new CatalogueError('CODE_EXPIRED')
    if (isScarce) throw new CatalogueError('CODE_ATTEMPTS_EXCEEDED')
    const who = `${slot.purpose} ${slot.email}`
    const count = await spend(cache, othersTries, who).catch(() => {
      throw new CatalogueError('CODE_ATTEMPTS_EXCEEDED')
    })
    await accept(newest, slot, code, othersTries.times - count)
    await unspend(cache, othersTries, who)
  }

  return {
    async issue(tx, purpose, email, device) {
      const now = clock.now()
      const slot = slotOf(purpose, email, device)
      const who = `${purpose} ${email}`
      if (!(await isWithin(cache, codesToOne, who))) {
        const [newest] = await findValid(tx, slot, clock.date())
        // The mailbox has enough of them, the newest of which can be entered.
        if (newest) return { code: undefined, timing: timingOf(email, newest) }
      }
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const fresh = {
        id: newId(),
        digest: signer.sign(digestOf(purpose, email), code),
        triesLeft: tries,
        allowResendAt: new Date(now + codeResendAfter),
        expiresAt: new Date(now + codeLifetime),
        used: false,
      }
      const made = await putCode(tx, slot, fresh, clock.date())
      if (made) return { code, timing: timingOf(email, made) }
      await unspend(cache, codesToOne, who)
      const standing = await findCode(tx, slot)
      return { code: undefined, timing: timingOf(email, standing ?? fresh) }
    },

    async timing(purpose, email) {
      const kept = await findCode(db, slotOf(purpose, email))
      const now = clock.date()
      const none = { expiresAt: now, allowResendAt: now }
      return timingOf(email, kept && !kept.used ? kept : none)
    },

    async spend(purpose, email, code, device) {
      const slot = slotOf(purpose, email, device)
      const kept = await takeTry(db, slot)
      const isValid = kept !== undefined && kept.expiresAt.getTime() > clock.now()
      if (!isValid && !device) throw new CatalogueError('CODE_EXPIRED')
      const who = `${purpose} ${email}`
      const isScarce = device !== undefined && !(await isWithin(cache, failures, who))
      if (!isValid) await acceptOthers(slot, code, isScarce)
      else if (kept.triesLeft < (isScarce ? tries - 1 : 0)) {
        throw new CatalogueError('CODE_ATTEMPTS_EXCEEDED')
      } else await accept(kept, slot, code, isScarce ? 0 : kept.triesLeft)
      if (device) await unspend(cache, failures, who)
    },
  }
}

/** Returns instants in UTC: the offset that pages subtract is zero (S4.28). */
const timingOf = (
  email: string,
  { expiresAt, allowResendAt }: { expiresAt: Date; allowResendAt: Date },
): VerificationTiming => ({
  email,
  expiredAt: expiresAt.toISOString(),
  allowResendAt: allowResendAt.toISOString(),
  tzOffset: 0,
})
