import { describe, expect, it } from 'vitest'
import { siteCookies } from '../../../session/visitor/site-cookies.ts'
import { forgetDismissals, isResting, rememberDismissal } from './dismissal.ts'

const hour = 3_600_000
const day = 24 * hour
const cookiesWith = (jar: Record<string, string> = {}) =>
  siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })

describe('after the prompt was closed', () => {
  it('stays away for 2 hours, a day, a week, and then four weeks each time', () => {
    const cookies = cookiesWith()
    let now = Date.parse('2026-12-01T08:00:00Z')
    expect(isResting(cookies, now)).toBe(false)
    for (const rest of [2 * hour, day, 7 * day, 28 * day, 28 * day]) {
      rememberDismissal(cookies, now)
      expect(isResting(cookies, now + rest - 1)).toBe(true)
      now += rest
      expect(isResting(cookies, now)).toBe(false)
    }
  })

  it('starts over once the visitor has signed in with it', () => {
    const cookies = cookiesWith()
    rememberDismissal(cookies, 0)
    rememberDismissal(cookies, 0)
    forgetDismissals(cookies)
    expect(isResting(cookies, 0)).toBe(false)
    rememberDismissal(cookies, 0)
    expect(isResting(cookies, 2 * hour)).toBe(false)
  })

  it.each(['', 'x', '1', '-1.5', '1.2.3'])(
    'ignores a cookie that it did not write: %j',
    (value) => {
      expect(isResting(cookiesWith({ one_tap_rest: value }), 0)).toBe(false)
    },
  )
})
