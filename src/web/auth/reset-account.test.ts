import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { createAuth } from '../session/auth.ts'
import * as contexts from '../session/contexts.ts'
import { identify } from '../session/identify.ts'
import { siteCookies } from '../session/site-cookies.ts'
import { encodeEmail } from './encoded-email.ts'
import { resetAccount } from './reset-account.ts'

const token = (name: string) => {
  const claims = { sub: name, exp: Date.now() / 1000 + 600 }
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
}
const credentials = { email: 'dara@example.com', password: 'another five calm otters' }
const refused = (error: string, status: number) =>
  Response.json({ message: '', error, status_code: status }, { status })

/** Resets the account in a browser where somebody else is signed in; the front API answers by its path. */
async function reset(answers: Record<string, () => Response>) {
  const request = new Request('http://a.example/en/forgot-password/reset', { method: 'POST' })
  const jar = {
    auth_token: token('somebody else'),
    auth_refresh: token('somebody else'),
    auid: 'device-of-before-00',
    sid: 'session-of-before-0',
  }
  const cookies = siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })
  const identity = identify(cookies, { cookieDomain: undefined })
  const context = new RouterContextProvider()
  context.set(contexts.cookiesContext, cookies)
  context.set(contexts.identityContext, identity)
  context.set(
    contexts.authContext,
    createAuth(cookies, () => Promise.reject(new Error('nothing is refreshed here'))),
  )
  context.set(contexts.visitorContext, {
    ...{ locale: locales[0], country: 'MY', countryAssumed: false, currency: 'MYR' },
    device: { mobile: false, ios: false, android: false, crawler: false },
    theme: undefined,
  })
  const calls: string[] = []
  const speakers: (string | null)[] = []
  context.set(contexts.platformContext, {
    requestId: 'r',
    publicConfig: { cookieDomain: undefined },
    frontApi: async (sent: Request) => {
      const path = new URL(sent.url).pathname.replace('/front', '')
      if (path.endsWith('/csrf')) return Response.json({ result: 'marker' })
      calls.push(path)
      speakers.push(sent.headers.get('authorization'))
      return answers[path]?.() ?? Response.json({ result: {} })
    },
  } as never)
  const response = await resetAccount(context, request, credentials)
  return { calls, speakers, cookies, identity, jar, to: response.headers.get('location') }
}

it('signs out whoever is there, then in with the given credentials (S4.12)', async () => {
  const mine = token('dara')
  const result = {
    ...{ outcome: 'signed_in', token: mine, refreshToken: token('dara') },
    isRegister: false,
  }
  const { calls, speakers, cookies, identity, jar, to } = await reset({
    '/v2/member/login': () => Response.json({ result }),
  })
  expect(calls).toEqual(['/v1/member/signout', '/v2/member/login', '/v1/member/get'])
  expect(speakers).toEqual([`Bearer ${jar.auth_token}`, null, `Bearer ${mine}`])
  expect(cookies.read('auth_token')).toBe(mine)
  expect(identity.auid).not.toBe(jar.auid)
  expect(identity.sessionId).not.toBe(jar.sid)
  expect(to).toBe('/en?login=success')
})

it('signs out though the call fails, and leads to signing in when the credentials do not go through', async () => {
  const { cookies, to } = await reset({
    '/v1/member/signout': () => refused('UNAVAILABLE', 503),
    '/v2/member/login': () => refused('RATE_LIMITED', 429),
  })
  expect(cookies.read('auth_token')).toBeUndefined()
  expect(cookies.read('auth_refresh')).toBeUndefined()
  expect(to).toBe(`/en/login?notice=password-changed&email=${encodeEmail(credentials.email)}`)
})
