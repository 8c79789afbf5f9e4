import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../contract/envelope.ts'
import { siteCookies } from '../visitor/site-cookies.ts'
import { createAuth } from './auth.ts'
import { isSessionLost } from './lost-session.ts'
import type { Tokens } from './shared-refresh.ts'

const start = Date.UTC(2026, 10, 21)
const minutes = (count: number) => start + count * 60_000
let made = 0
/** Each token is another: refreshes are shared by what they are for. */
const token = (expiresAt: number) => {
  made += 1
  const claims = { exp: expiresAt / 1000, jti: made }
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
}
const fresh = (): Tokens => ({ token: token(minutes(30)), refreshToken: token(minutes(9999)) })
const refused = (
  error: 'REFRESH_TOKEN_INVALID' | 'UNAVAILABLE' | 'RATE_LIMITED',
  status_code: number,
) => ({ ok: false, problem: { error, message: '', status_code } }) as const

function visitor(
  access: string | undefined,
  refresh: string | undefined,
  ask: () => Promise<Outcome<Tokens>>,
) {
  const jar = new Map<string, string>()
  if (access) jar.set('__Host-auth_token', access)
  if (refresh) jar.set('__Host-auth_refresh', refresh)
  const cookies = siteCookies(jar, { origin: 'https://a.example' })
  return { cookies, auth: createAuth(cookies, ask, () => start) }
}
const answers = (result: string | undefined) => ({ ok: true, result })
const never = () => Promise.reject(new Error('no refresh was due'))

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('token use per request (S4.23)', () => {
  it('a valid token is used as is (S4.24)', async () => {
    const access = token(minutes(1))
    expect(await visitor(access, token(minutes(2)), never).auth.token()).toEqual(answers(access))
  })

  it('an expired one is refreshed, and the new ones are kept in cookies scripts never see', async () => {
    const tokens = fresh()
    const { auth, cookies } = visitor(token(minutes(-1)), token(minutes(1)), async () => ({
      ok: true,
      result: tokens,
    }))
    expect(await auth.token()).toEqual(answers(tokens.token))
    const [access, refresh] = cookies.written()
    for (const each of [access, refresh]) {
      expect(each).toMatch(/=.+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    }
    expect(access).toContain('Max-Age=1800;')
  })

  it('1,000 concurrent requests with one expired access token cause one refresh (S4.25)', async () => {
    const [access, refresh, tokens] = [token(minutes(-1)), token(minutes(1)), fresh()]
    const ask = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { ok: true as const, result: tokens }
    })
    const all = Array.from({ length: 1000 }, () => visitor(access, refresh, ask).auth.token())
    await vi.advanceTimersByTimeAsync(20)
    const told = (await Promise.all(all)).map((each) => each.ok && each.result)
    expect(new Set(told)).toEqual(new Set([tokens.token]))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('a finished refresh is reused for 100 ms, then cleared (S9.3)', async () => {
    const [access, refresh] = [token(minutes(-1)), token(minutes(1))]
    const ask = vi.fn(async () => ({ ok: true as const, result: fresh() }))
    await visitor(access, refresh, ask).auth.token()
    await vi.advanceTimersByTimeAsync(99)
    await visitor(access, refresh, ask).auth.token()
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await visitor(access, refresh, ask).auth.token()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('different refresh tokens do not wait for each other', async () => {
    const ask = vi.fn(async () => ({ ok: true as const, result: fresh() }))
    await visitor(undefined, token(minutes(1)), ask).auth.token()
    await visitor(undefined, token(minutes(1)), ask).auth.token()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('when both are expired the call fails and the auth data is cleared (S4.26, S8.8)', async () => {
    const { auth, cookies } = visitor(token(minutes(-2)), token(minutes(-1)), never)
    const problem = { error: 'REFRESH_TOKEN_EXPIRED', message: 'Expired refresh token' }
    expect(await auth.token()).toMatchObject({ ok: false, problem })
    expect(auth.cameWithTokens()).toBe(false)
    expect(cookies.written()).toHaveLength(2)
    for (const each of cookies.written()) expect(each).toContain('Max-Age=0')
  })

  it('the same happens without a refresh token (S8.10)', async () => {
    const { auth } = visitor(token(minutes(-2)), undefined, never)
    expect(await auth.token()).toMatchObject({ problem: { error: 'SESSION_EXPIRED' } })
    expect(auth.cameWithTokens()).toBe(false)
  })

  it('a rejected refresh clears it too (S8.9); one without a response doesn’t', async () => {
    const no = visitor(undefined, token(minutes(1)), async () =>
      refused('REFRESH_TOKEN_INVALID', 401),
    )
    const told = await no.auth.token()
    expect(told).toMatchObject({ problem: { error: 'REFRESH_TOKEN_INVALID' } })
    expect(!told.ok && isSessionLost(told.problem)).toBe(true)
    expect(no.auth.cameWithTokens()).toBe(false)
    for (const [error, status] of [
      ['UNAVAILABLE', 503],
      ['RATE_LIMITED', 429],
    ] as const) {
      const silent = visitor(undefined, token(minutes(1)), async () => refused(error, status))
      expect(await silent.auth.token()).toMatchObject({ ok: false, problem: { error } })
      expect(silent.auth.cameWithTokens()).toBe(true)
    }
  })

  it('a token the front API calls expired is refreshed whatever its date; once', async () => {
    const [spent, tokens] = [token(minutes(5)), fresh()]
    const ask = vi.fn(async () => ({ ok: true as const, result: tokens }))
    const { auth } = visitor(spent, token(minutes(10)), ask)
    expect(await auth.tokenInsteadOf(spent)).toEqual(answers(tokens.token))
    expect(await auth.tokenInsteadOf(spent)).toEqual(answers(tokens.token))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('nothing is requested for guests', async () => {
    const { auth, cookies } = visitor(undefined, undefined, never)
    expect(auth.cameWithTokens()).toBe(false)
    expect(await auth.token()).toEqual(answers(undefined))
    expect(cookies.written()).toEqual([])
  })
})
