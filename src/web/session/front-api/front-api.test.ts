import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { allowingAll } from '../../../../test/support/page/page-context.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { type ErrorCode, errorCatalogue } from '../../../contract/errors.ts'
import { locales } from '../../../contract/locales.ts'
import { getMember, memberLogin, memberSignOut } from '../../../contract/member/member.ts'
import { confirmNewsletter } from '../../../contract/newsletter/newsletter.ts'
import * as contexts from '../contexts.ts'
import { createAuth } from '../tokens/auth.ts'
import type { Tokens } from '../tokens/shared-refresh.ts'
import { deviceOf } from '../visitor/device.ts'
import { identify } from '../visitor/identify.ts'
import { siteCookies } from '../visitor/site-cookies.ts'
import { problemOf } from './call.ts'
import { frontApi } from './front-api.ts'

const token = (name: string, expiresIn = 60_000) => {
  const claims = { sub: name, exp: (Date.now() + expiresIn) / 1000 }
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
}
const problem = (error: ErrorCode, details?: unknown) => {
  const [status_code, message] = errorCatalogue[error]
  return Response.json({ message, error, status_code, details }, { status: status_code })
}

/** A visitor whose calls the given function answers. */
function visitor(
  jar: Record<string, string>,
  answer: (request: Request) => Response,
  next: Tokens | ErrorCode = 'REFRESH_TOKEN_INVALID',
) {
  const calls: Request[] = []
  let markers = 0
  const context = new RouterContextProvider()
  const request = new Request('http://a.example/en')
  const cookies = siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })
  context.set(contexts.cookiesContext, cookies)
  context.set(contexts.identityContext, identify(cookies, { cookieDomain: undefined }, allowingAll))
  context.set(
    contexts.authContext,
    createAuth(cookies, async () =>
      typeof next === 'object'
        ? { ok: true, result: next }
        : { ok: false, problem: problemOf(next) },
    ),
  )
  context.set(contexts.visitorContext, {
    locale: locales[0],
    country: 'MY',
    countryAssumed: false,
    currency: 'MYR',
    device: deviceOf(''),
    theme: undefined,
    consent: allowingAll,
  })
  context.set(contexts.platformContext, {
    requestId: 'r',
    frontApi: async (sent: Request) => {
      calls.push(sent)
      if (!new URL(sent.url).pathname.endsWith('/csrf')) return answer(sent)
      markers += 1
      return Response.json({ result: `marker ${markers}` })
    },
  } as never)
  return { api: frontApi(context, request), calls, cookies }
}
const bearers = (calls: Request[]) => calls.map((each) => each.headers.get('authorization'))

describe('calls on behalf of a member', () => {
  it('carry the bearer token and the member id; those that change something the CSRF token too', async () => {
    const mine = token('m1')
    const { api, calls } = visitor({ auth_token: mine }, () => Response.json({ result: {} }))
    await api.call(memberSignOut, {})
    const [, sent] = calls
    expect(sent?.headers.get('authorization')).toBe(`Bearer ${mine}`)
    expect(sent?.headers.get('x-mm')).toBe('m1')
    expect(sent?.headers.get('x-csrf-token')).toBe('marker 1')
    expect(sent?.headers.get('cookie')).toMatch(/^sid=[\w-]{36}$/)
  })

  it('those about the newsletter carry the CSRF token too (S7.26)', async () => {
    const { api, calls } = visitor({}, () => Response.json({ result: {} }))
    await api.call(confirmNewsletter, { body: { uuid: 'u' } })
    expect(calls.at(-1)?.headers.get('x-csrf-token')).toBe('marker 1')
    expect(calls.at(-1)?.headers.get('cookie')).toMatch(/^sid=/)
  })

  it('others carry neither token nor cookie', async () => {
    const { api, calls } = visitor({ auth_token: token('m1') }, () => Response.json({ result: 1 }))
    const open = endpoint({ ...getMember, id: 'x', path: '/places', auth: 'none' })
    await api.call(open, {})
    expect(bearers(calls)).toEqual([null])
    expect(calls[0]?.headers.get('cookie')).toBeNull()
  })

  it('a token that the front API calls expired is refreshed and the call made again, once', async () => {
    const [old, next] = [token('old'), token('next')]
    const jar = { auth_token: old, auth_refresh: token('refresh') }
    const { api, calls } = visitor(
      jar,
      (request) =>
        request.headers.get('authorization') === `Bearer ${next}`
          ? Response.json({ result: { name: 'Dara' } })
          : problem('SESSION_EXPIRED', { reason: 'expired' }),
      { token: next, refreshToken: token('r2') },
    )
    expect(await api.call(getMember, {})).toEqual({ ok: true, result: { name: 'Dara' } })
    expect(bearers(calls)).toEqual([`Bearer ${old}`, `Bearer ${next}`])
  })

  it.each([
    ['SESSION_EXPIRED', { reason: 'ended' }],
    ['SESSION_EXPIRED', { reason: 'invalid' }],
    ['UNAUTHENTICATED', undefined],
  ] as const)(
    '%s %j clears the auth data and fails the call (S8.10, S8.11)',
    async (error, details) => {
      const jar = { auth_token: token('m1'), auth_refresh: token('r1') }
      const { api, cookies } = visitor(jar, () => problem(error, details), {
        token: token('never'),
        refreshToken: token('never'),
      })
      expect(await api.call(getMember, {})).toMatchObject({ ok: false, problem: { error } })
      expect(cookies.read('auth_token')).toBeUndefined()
      expect(cookies.read('auth_refresh')).toBeUndefined()
    },
  )

  it.each(['member', 'optional'] as const)(
    'with both tokens expired a call (auth: %s) is aborted, not sent as a guest (S4.26, S8.8)',
    async (auth) => {
      const jar = { auth_token: token('m1', -2), auth_refresh: token('r1', -1) }
      const { api, calls, cookies } = visitor(jar, () => Response.json({ result: {} }))
      const outcome = await api.call(endpoint({ ...getMember, auth }), {})
      expect(outcome).toMatchObject({ ok: false, problem: { error: 'REFRESH_TOKEN_EXPIRED' } })
      expect(calls).toEqual([])
      expect([cookies.read('auth_token'), cookies.read('auth_refresh')]).toEqual([
        undefined,
        undefined,
      ])
    },
  )

  it('without any token a call that needs one is aborted (S8.7); one that may have none is sent', async () => {
    const { api, calls } = visitor({}, () => Response.json({ result: {} }))
    const message = 'No token, has authorization header'
    expect(await api.call(getMember, {})).toMatchObject({
      problem: { error: 'TOKEN_MISSING', message },
    })
    expect(calls).toEqual([])
    await api.call(endpoint({ ...getMember, auth: 'optional' }), {})
    expect(bearers(calls)).toEqual([null])
  })

  it('if the refresh of an expired token gets no response, the call fails and the auth data is kept', async () => {
    const jar = { auth_token: token('m1', -1), auth_refresh: token('r1') }
    const { api, calls, cookies } = visitor(
      jar,
      () => Response.json({ result: {} }),
      'RATE_LIMITED',
    )
    expect(await api.call(getMember, {})).toMatchObject({ problem: { error: 'RATE_LIMITED' } })
    expect(calls).toEqual([])
    expect(cookies.read('auth_refresh')).toBeDefined()
  })

  it.each(['SIGN_IN_FAILED', 'REAUTHENTICATION_REQUIRED', 'FORBIDDEN', 'UNAVAILABLE'] as const)(
    '%s leaves the session alone',
    async (error) => {
      const { api, cookies } = visitor({ auth_token: token('m1') }, () => problem(error))
      expect(await api.call(getMember, {})).toMatchObject({ ok: false, problem: { error } })
      expect(cookies.read('auth_token')).toBeDefined()
    },
  )
})

describe('a rejected CSRF token', () => {
  const body = { email: 'dara@example.com', password: 'three calm otters row' }
  const refusing = (isGood: (marker: string | null) => boolean) => (request: Request) =>
    isGood(request.headers.get('x-csrf-token'))
      ? Response.json({ result: { outcome: 'signed_in' } })
      : problem('CSRF', { reason: 'expired' })
  const markersOf = (calls: Request[]) =>
    calls.map((each) => each.headers.get('x-csrf-token')).filter(Boolean)

  it('is replaced, and the call is sent again unchanged, because nothing was done', async () => {
    const { api, calls } = visitor(
      {},
      refusing((marker) => marker === 'marker 2'),
    )
    expect(await api.call(memberLogin, { body })).toMatchObject({ ok: true })
    expect(markersOf(calls)).toEqual(['marker 1', 'marker 2'])
    expect(await calls.at(-1)?.json()).toEqual(body)
  })

  it('is returned as a problem the second time', async () => {
    const { api, calls } = visitor(
      {},
      refusing(() => false),
    )
    expect(await api.call(memberLogin, { body })).toMatchObject({ problem: { error: 'CSRF' } })
    expect(markersOf(calls)).toEqual(['marker 1', 'marker 2'])
  })

  it.each(['FORBIDDEN', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const)(
    '%s is something else: a call with a body is not repeated (S7.4)',
    async (error) => {
      const { api, calls } = visitor({}, () => problem(error))
      expect(await api.call(memberLogin, { body })).toMatchObject({ problem: { error } })
      expect(markersOf(calls)).toEqual(['marker 1'])
    },
  )
})
