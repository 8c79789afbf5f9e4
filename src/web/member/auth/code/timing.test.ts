import { expect, it } from 'vitest'
import { codeTimes } from './timing.ts'

const now = Date.UTC(2026, 10, 21, 10, 0)
const timing = {
  allowResendAt: '2026-11-21T10:01:30Z',
  expiredAt: '2026-11-21T10:10:00Z',
  tzOffset: 0,
}

it('counts to allowResendAt and expiredAt (S4.28)', () => {
  expect(codeTimes(timing, now)).toEqual({ resendAt: now + 90_000, expiresAt: now + 600_000 })
})

it('shifts both by the offset from UTC', () => {
  expect(codeTimes({ ...timing, tzOffset: 480 }, now)).toEqual({
    resendAt: now + 90_000 - 8 * 3_600_000,
    expiresAt: now + 600_000 - 8 * 3_600_000,
  })
})

it('falls back to one minute when no resend time is given', () => {
  expect(codeTimes(undefined, now)).toEqual({ resendAt: now + 60_000, expiresAt: undefined })
  expect(codeTimes({ ...timing, allowResendAt: '' }, now).resendAt).toBe(now + 60_000)
})
