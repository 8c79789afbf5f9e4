import { expect, test } from 'vitest'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../test/support/member/member-site.ts'
import { createSocialVisitor } from '../../../test/support/member/social-visitor.ts'
import { createLog } from '../platform/monitoring/log.ts'

let logged = ''
const keep = (line: string) => {
  logged += line
}
const site = await openMemberSite({}, { log: createLog('trace', { write: keep }) })
const { call, mailsTo, signUp, login } = site
const { pool } = site.platform.connection
const visitor = createSocialVisitor(site)

test('no password, code, token, verification or document number is logged, even in errors', async () => {
  const [email, password] = [someEmail(), 'an unusual otter phrase']
  const { token, refreshToken } = await signUp(email, password)
  const signUpCode = (await mailsTo(email)).map(({ text }) => /\d{6}/.exec(text)?.[0]).find(Boolean)
  await login(email, 'a mistaken otter phrase')
  await call('POST', '/member/refresh-token', { body: { refreshToken } })
  await call('POST', '/member/login-request', { body: { email: someEmail(), language: 'en' } })
  const passport = 'K98765432'
  await call('POST', '/account/passengers', {
    token,
    body: { type: 'adult', givenName: 'Mei', surname: 'Tan', passportNumber: passport },
  })
  const grant = await visitor.grantOf('google', { email })
  await call('POST', '/member/login', { body: { flow: 'sso', ...grant, nonce: 'aaaaaaaaaa' } })

  // A database that fails in the middle names the values it was given.
  await pool.query('alter table mail rename to mail_away')
  const failing = someEmail()
  const failed = await call('POST', '/member/login-request', {
    body: { email: failing, language: 'en' },
  })
  await pool.query('alter table mail_away rename to mail')
  expect([failed.status, failed.message]).toEqual([500, 'Something went wrong.'])

  expect(logged).toContain('/front/v2/member/login')
  expect(logged).toContain('Failed query')
  expect(logged).toContain('SOCIAL_FAILED')
  const secrets = { email, failing, password, token, refreshToken, signUpCode, passport, ...grant }
  for (const [name, secret] of Object.entries(secrets)) {
    if (name === 'socialId' || name === 'redirectUri' || name === 'iss') continue
    expect(logged.includes(String(secret)), name).toBe(false)
  }
})

test('errors reveal nothing about the server: no stack, no query, no software', async () => {
  // A missing table makes the service fail in its query.
  await pool.query('alter table member rename to member_away')
  const answer = await login(someEmail(), goodPassword)
  await pool.query('alter table member_away rename to member')
  const { headers, ...body } = answer
  expect(body).toEqual({
    status: 500,
    status_code: 500,
    error: 'INTERNAL',
    message: 'Something went wrong.',
  })
  expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
})

test('what members see of their own data contains no hash', async () => {
  const { token } = await signUp(someEmail(), goodPassword)
  for (const path of ['/member/get', '/account/login-methods', '/account/devices']) {
    const { result } = await call('GET', path, { token })
    expect(JSON.stringify(result)).not.toMatch(/argon2|passwordHash|publicKey|generation/)
  }
})

test('responses must not be cached', async () => {
  const { token } = await signUp(someEmail())
  const { headers } = await call('GET', '/member/get', { token })
  expect(headers.get('cache-control')).toBe('no-store')
})

/** A browser with a session cookie, and the token that belongs to it. */
async function browser() {
  const { result, headers } = await call<string>('GET', '/csrf')
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, csrf: result }
}

test('a call with cookies needs the CSRF token of its own session', async () => {
  const [mine, other] = [await browser(), await browser()]
  const email = someEmail()
  await signUp(email, goodPassword)
  const tryWith = async (headers: Record<string, string>) =>
    (await call('POST', '/v2/member/login', { body: { email, password: goodPassword }, headers }))
      .error
  expect(await tryWith({ cookie: mine.cookie })).toBe('CSRF')
  expect(await tryWith({ cookie: mine.cookie, 'x-csrf-token': '' })).toBe('CSRF')
  expect(await tryWith({ cookie: mine.cookie, 'x-csrf-token': other.csrf })).toBe('CSRF')
  expect(await tryWith({ cookie: 'sid=; other=1', 'x-csrf-token': mine.csrf })).toBe('CSRF')
  expect(await tryWith({ cookie: mine.cookie, 'x-csrf-token': mine.csrf })).toBeUndefined()
})

test("after the session id has changed, as it does on signing in, the old session's token is useless", async () => {
  const [before, after] = [await browser(), await browser()]
  const headers = { cookie: after.cookie, 'x-csrf-token': before.csrf }
  const body = { email: someEmail(), language: 'en' }
  expect((await call('POST', '/member/login-request', { body, headers })).error).toBe('CSRF')
})

test("another site's page can't sign a visitor in, because it can't read the token", async () => {
  const { cookie } = await browser()
  const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const body = { email: someEmail(), password: goodPassword }
  const answer = await call('POST', '/v2/member/login', { body, headers })
  expect([answer.status, answer.error]).toEqual([403, 'CSRF'])
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})
