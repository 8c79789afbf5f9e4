import { expect, test } from 'vitest'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../../test/support/member/member-site.ts'
import { minutes } from '../../platform/duration.ts'
import { hashPassword, passwordProblem } from './password.ts'

const site = await openMemberSite()
const { call, mailsTo, codeTo, signUp, login, signedIn } = site
const { clock } = site.platform
const better = 'four calmer otters row'

test.each([
  ['1234567', 'too-short'],
  ['12345678', 'too-common'],
  ['PASSWORD1', 'too-common'],
  ['ខ្មែរ'.slice(0, 4), 'too-short'],
  ['x'.repeat(129), 'too-long'],
  ['x'.repeat(128), undefined],
  [goodPassword, undefined],
  ['        ', undefined],
  ['пароль в восемь', undefined],
  ['🦦'.repeat(8), undefined],
  ['Sojourn2026!', 'too-common'],
  ['flight-hotel-1', 'too-common'],
  ['dara.sok-1990', 'too-common'],
  ['dara sok likes otters', undefined],
  ['1029384756019', undefined],
])('%j: %s', async (password, problem) => {
  expect(await passwordProblem(password, ['dara.sok', 'Dara Sok'])).toBe(problem)
})

test('a hash contains its parameters and is never the same twice', async () => {
  const [one, two] = [await hashPassword(goodPassword), await hashPassword(goodPassword)]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})

test('all 128 characters count: nothing is cut off, and case matters', async () => {
  const email = someEmail()
  const long = `${'a'.repeat(127)}b`
  await signUp(email, long)
  expect((await login(email, `${'a'.repeat(127)}c`)).error).toBe('SIGN_IN_FAILED')
  expect((await login(email, `${'A'.repeat(127)}b`)).error).toBe('SIGN_IN_FAILED')
  expect((await login(email, long)).status).toBe(200)
})

test('a password that breaks the rules creates no account, and the verification stays valid', async () => {
  const email = someEmail()
  await call('POST', '/member/request-signup', { body: { email, language: 'en' } })
  const { result } = await call<{ verification: string }>(
    'POST',
    '/member/verify-activation-code',
    {
      body: { email, code: await codeTo(email), form: 'signup' },
    },
  )
  const setUp = (password: string) =>
    call('POST', '/member/signup', {
      body: { verification: result.verification, name: 'Dara', password },
    })
  const refused = await setUp('password')
  expect([refused.status, refused.error, refused.fields]).toEqual([
    422,
    'PASSWORD_INVALID',
    { password: 'too-common' },
  ])
  expect((await setUp(goodPassword)).status).toBe(200)
  expect((await setUp(goodPassword)).error).toBe('VERIFICATION_EXPIRED')
})

async function resetVerification(email: string): Promise<string> {
  await call('POST', '/member/reset-pass/request', { body: { email, language: 'en' } })
  const body = { email, code: await codeTo(email) }
  return (await call<{ verification: string }>('POST', '/member/reset-pass/verify', { body }))
    .result.verification
}
const reset = (verification: string, password: string) =>
  call('POST', '/member/reset-pass', { body: { verification, password } })

test('resetting a forgotten password takes a code, ends every sign-in and sends a mail', async () => {
  const email = someEmail()
  const { token } = await signUp(email, goodPassword)
  const verification = await resetVerification(email)
  expect((await reset(verification, '12345678')).error).toBe('PASSWORD_INVALID')
  expect((await reset(verification, better)).status).toBe(200)
  expect((await call('GET', '/member/get', { token })).details).toEqual({ reason: 'ended' })
  expect((await login(email, goodPassword)).error).toBe('SIGN_IN_FAILED')
  expect((await login(email, better)).status).toBe(200)
  expect((await mailsTo(email))[0]?.subject).toBe('Your password was changed')
  expect((await reset(verification, goodPassword)).error).toBe('VERIFICATION_EXPIRED')
})

test('an unknown address gets a mail that there’s no account, and no code', async () => {
  const email = someEmail()
  await call('POST', '/member/reset-pass/request', { body: { email, language: 'en' } })
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('No account with this address')
  expect(mail?.text).not.toMatch(/\d{6}/)
})

test('the verification for a new password is valid for 15 minutes and can’t create an account', async () => {
  const email = someEmail()
  await signUp(email)
  const verification = await resetVerification(email)
  const signup = await call('POST', '/member/signup', { body: { verification, name: 'Dara' } })
  expect([signup.status, signup.error]).toEqual([410, 'VERIFICATION_EXPIRED'])
  clock.advance(minutes(15))
  expect((await reset(verification, better)).error).toBe('VERIFICATION_EXPIRED')
})

test('the reset code can be resent after a minute', async () => {
  const email = someEmail()
  await signUp(email)
  const body = { email, language: 'en' }
  const headers = { 'x-auid': crypto.randomUUID() }
  await call('POST', '/member/reset-pass/request', { body, headers })
  expect((await call('POST', '/member/reset-pass/resend-code', { body, headers })).error).toBe(
    'CODE_RESEND_TOO_SOON',
  )
  clock.advance(minutes(1))
  expect((await call('POST', '/member/reset-pass/resend-code', { body, headers })).status).toBe(200)
})

const change = (token: string, body: object) => call('POST', '/account/password', { token, body })

test('changing the password requires the current one, ends the other sign-ins and sends a mail', async () => {
  const email = someEmail()
  const here = await signUp(email, goodPassword)
  const there = await signedIn(login(email, goodPassword))
  const wrong = await change(here.token, { current: 'not this', password: better })
  expect([wrong.error, wrong.fields]).toEqual(['SIGN_IN_FAILED', { current: 'wrong' }])
  expect((await change(here.token, { password: better })).error).toBe('SIGN_IN_FAILED')
  expect((await change(here.token, { current: goodPassword, password: better })).status).toBe(200)
  expect((await call('GET', '/member/get', { token: here.token })).status).toBe(200)
  expect((await call('GET', '/member/get', { token: there.token })).error).toBe('SESSION_EXPIRED')
  expect((await mailsTo(email))[0]?.subject).toBe('Your password was changed')
})

test('setting a first password requires a fresh sign-in', async () => {
  const email = someEmail()
  const { token } = await signUp(email)
  clock.advance(minutes(11))
  const stale = await change(token, { password: goodPassword })
  expect([stale.status, stale.error]).toEqual([401, 'REAUTHENTICATION_REQUIRED'])
  await call('POST', '/member/login-request', { body: { email, language: 'en' } })
  const body = { email, code: await codeTo(email) }
  const again = await signedIn(call('POST', '/v2/member/login', { body }))
  expect((await change(again.token, { password: goodPassword })).status).toBe(200)
})
