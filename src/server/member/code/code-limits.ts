import { CatalogueError } from '../../../contract/errors.ts'
import type { VerificationTiming } from '../../../contract/member/member.ts'
import { hours, minutes } from '../../platform/duration.ts'
import type { Allowance } from '../../platform/rate-limit/rate-limit.ts'
import { codeResendAfter } from './one-time-codes.ts'

/** Mails with codes that callers of one network address can request. */
export const mailsPerAddress: Allowance = { name: 'code-mails', times: 30, within: hours(1) }

/** Those of them to one mailbox: fewer than it can have at once, so that no single network keeps others from requesting one. */
export const mailsToOne: Allowance = { name: 'code-mails-to-one', times: 6, within: minutes(10) }

/**
 * Returns the timing of a code that was requested at `asked`, if it's a new one. Throws CODE_RESEND_TOO_SOON with the timing
 * of the current one otherwise.
 */
export function assertFresh(timing: VerificationTiming, asked: number): VerificationTiming {
  // A new code can be requested a minute after the last one: an earlier time belongs to a previous code.
  if (Date.parse(timing.allowResendAt) < asked + codeResendAfter) {
    throw new CatalogueError('CODE_RESEND_TOO_SOON', { details: timing })
  }
  return timing
}
