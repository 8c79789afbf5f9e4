import { randomInt } from 'node:crypto'
import { CatalogueError } from '../../../contract/errors.ts'
import type { OrderCode } from '../../../contract/ids.ts'
import type { VerificationTiming } from '../../../contract/member/member.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor } from '../../platform/database/database.ts'
import { minutes } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import { findCode, putCode, spendCode, takeTry } from './code-store.ts'

/** What a code is for; a code for a stay belongs to one order, by its number. */
export type CodePurpose = 'signup' | 'otp' | 'reset' | 'bind' | 'retrieve' | `stay ${OrderCode}`

export const codeLifetime = minutes(10)
/** The delay before another code can be requested. */
export const codeResendAfter = minutes(1)
const tries = 5

/**
 * Six-digit codes that verify an e-mail address. One per purpose and address: a new one replaces the old. Five wrong
 * attempts end it, so guessing succeeds 5 times in a million mails.
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
  ): Promise<{ code: string | undefined; timing: VerificationTiming }>
  /** Returns the timing of the current code, which may have expired; if there's none, or it was used, it ends now. */
  timing(purpose: CodePurpose, email: string): Promise<VerificationTiming>
  /** Uses the code. Throws CODE_INVALID, CODE_EXPIRED or CODE_ATTEMPTS_EXCEEDED. */
  spend(purpose: CodePurpose, email: string, code: string): Promise<void>
}

export function createOneTimeCodes(parts: {
  db: Database
  clock: Clock
  signer: Signer
}): OneTimeCodes {
  const { db, clock, signer } = parts
  const purposeOf = (purpose: CodePurpose, email: string) => `code ${purpose} ${email}`

  return {
    async issue(tx, purpose, email) {
      const now = clock.now()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const fresh = {
        id: newId(),
        digest: signer.sign(purposeOf(purpose, email), code),
        triesLeft: tries,
        allowResendAt: new Date(now + codeResendAfter),
        expiresAt: new Date(now + codeLifetime),
        used: false,
      }
      const made = await putCode(tx, { purpose, email }, fresh, clock.date())
      if (made) return { code, timing: timingOf(email, made) }
      const standing = await findCode(tx, purpose, email)
      return { code: undefined, timing: timingOf(email, standing ?? fresh) }
    },

    async timing(purpose, email) {
      const kept = await findCode(db, purpose, email)
      const now = clock.date()
      const none = { expiresAt: now, allowResendAt: now }
      return timingOf(email, kept && !kept.used ? kept : none)
    },

    async spend(purpose, email, code) {
      const kept = await takeTry(db, purpose, email)
      if (!kept || kept.expiresAt.getTime() <= clock.now()) throw new CatalogueError('CODE_EXPIRED')
      if (kept.triesLeft < 0) throw new CatalogueError('CODE_ATTEMPTS_EXCEEDED')
      if (!signer.verify(purposeOf(purpose, email), code, kept.digest)) {
        throw new CatalogueError(kept.triesLeft === 0 ? 'CODE_ATTEMPTS_EXCEEDED' : 'CODE_INVALID', {
          details: { triesLeft: kept.triesLeft },
        })
      }
      if (!(await spendCode(db, kept.id))) throw new CatalogueError('CODE_EXPIRED')
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
