import type { VerificationTiming } from '../../../../contract/member/member.ts'

/** The wait before a code may be sent again if the API gave none (S4.28), in milliseconds from now. */
const usualWait = 60_000

/** What the page of a code counts down to, in milliseconds since 1970. */
export interface CodeTimes {
  resendAt: number
  /** Undefined if the API gave none. */
  expiresAt: number | undefined
}

/** Returns a code's timing, shifted by the server's offset from UTC (S4.28). */
export function codeTimes(
  timing: Pick<VerificationTiming, 'allowResendAt' | 'expiredAt' | 'tzOffset'> | undefined,
  now: number,
): CodeTimes {
  const shifted = (instant: string | undefined) => {
    const at = Date.parse(instant ?? '') - (timing?.tzOffset ?? 0) * 60_000
    return Number.isNaN(at) ? undefined : at
  }
  return {
    resendAt: shifted(timing?.allowResendAt) ?? now + usualWait,
    expiresAt: shifted(timing?.expiredAt),
  }
}
