import { expect, it } from 'vitest'
import { pageContext } from '../../../../../test/support/page/page-context.ts'
import { encodeEmail } from '../email/encoded-email.ts'
import { resetAccount } from './reset-account.ts'

const token = (name: string) => {
  const claims = { sub: name, exp: Date.now() / 1000 + 600 }
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
}
const credentials = { email: 'dara@example.com', password: 'another five calm otters' }
const refused = (error: string, status: number) =>
  Response.json({ message: '', error, status_code: status }, { status })

const jar = {
  auth_token: token('somebody else'),
  auth_refresh: token('somebody else'),
  auid: 'device-of-before-00',
  sid: 'session-of-before-0',
}

/** Resets the account in a browser where somebody else is signed in. */
async function reset(answers: Record<string, () => Response>) {
  const request = new Request('http://a.example/en/forgot-password/reset', { method: 'POST' })
  const { context, ...seen } = pageContext({ jar, answers })
  const response = await resetAccount(context, request, credentials)
  return { ...seen, to: response.headers.get('location') }
}

it('signs the current member out, then in with the given credentials (S4.12)', async () => {
  const mine = token('dara')
  const result = {
    outcome: 'signed_in',
    token: mine,
    refreshToken: token('dara'),
    isRegister: false,
  }
  const { calls, cookies, identity, to } = await reset({
    '/v2/member/login': () => Response.json({ result }),
  })
  expect(calls.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/v1/member/signout', `Bearer ${jar.auth_token}`],
    ['/v2/member/login', null],
    ['/v1/member/get', `Bearer ${mine}`],
  ])
  expect(cookies.read('auth_token')).toBe(mine)
  expect(identity.auid).not.toBe(jar.auid)
  expect(identity.sessionId).not.toBe(jar.sid)
  expect(to).toBe('/en?login=success')
})

it('signs out even if the call fails, and leads to the login page if the credentials are rejected', async () => {
  const { cookies, to } = await reset({
    '/v1/member/signout': () => refused('UNAVAILABLE', 503),
    '/v2/member/login': () => refused('RATE_LIMITED', 429),
  })
  expect(cookies.read('auth_token')).toBeUndefined()
  expect(cookies.read('auth_refresh')).toBeUndefined()
  expect(to).toBe(`/en/login?notice=password-changed&email=${encodeEmail(credentials.email)}`)
})
