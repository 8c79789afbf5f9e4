import * as argon2 from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { holdClocks } from '../../../../test/support/hold-clocks.ts'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../../test/support/member/member-site.ts'
import { minutes } from '../../platform/duration.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

const site = await openMemberSite()
const { call, mailsTo, codeTo, signUp, signedIn, login } = site
const { clock } = site.platform
beforeEach(() => vi.clearAllMocks())

const askForCode = (email: string, headers: Record<string, string> = {}) =>
  call('POST', '/member/login-request', { body: { email, language: 'en' }, headers })
const tryCode = (email: string, code: string, headers: Record<string, string> = {}) =>
  call('POST', '/member/verify-activation-code', { body: { email, code, form: 'otp' }, headers })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a wrong password and an unknown address get the same response after the same work', async () => {
  const email = someEmail()
  await signUp(email, goodPassword)
  await login(email, goodPassword)
  vi.clearAllMocks()
  const wrong = await login(email, 'not this one')
  const work = vi.mocked(argon2.verify).mock.calls.length
  const unknown = await login(someEmail(), goodPassword)
  const { headers: _, ...said } = wrong
  expect(unknown).toMatchObject(said)
  expect(said).toMatchObject({ status: 401, error: 'SIGN_IN_FAILED' })
  expect(vi.mocked(argon2.verify).mock.calls.length).toBe(2 * work)
  const costs = vi
    .mocked(argon2.verify)
    .mock.calls.map(([hash]) => /m=\d+,t=\d+,p=\d+/.exec(String(hash))?.[0])
  expect(new Set(costs)).toEqual(new Set(['m=19456,t=2,p=1']))
})

test('a member without a password can’t sign in with an empty one, or any other', async () => {
  const email = someEmail()
  await signUp(email)
  expect((await login(email, goodPassword)).error).toBe('SIGN_IN_FAILED')
  expect((await login(email, '')).error).toBe('VALIDATION')
})

const wrongly = (email: string, headers: Record<string, string> = {}) =>
  call('POST', '/v2/member/login', { body: { email, password: 'not this one' }, headers })
const rightly = (email: string, headers: Record<string, string> = {}) =>
  call('POST', '/v2/member/login', { body: { email, password: goodPassword }, headers })

test('after ten wrong passwords from one network, it has to wait, but the member elsewhere doesn’t', async () => {
  const email = someEmail()
  await signUp(email, goodPassword)
  const there = { 'x-forwarded-for': '2001:db8:1:1::7', 'x-auid': crypto.randomUUID() }
  for (let tries = 0; tries < 10; tries += 1) await wrongly(email, there)
  const next = await rightly(email, { ...there, 'x-forwarded-for': '2001:db8:1:1::8' })
  expect([next.status, next.error]).toEqual([429, 'RATE_LIMITED'])
  expect(next.details).toEqual({ retryAfter: expect.any(Number) })
  expect((await rightly(email)).status).toBe(200)
})

test('after a hundred from anywhere, only devices where the member has signed in before get in', async () => {
  const email = someEmail()
  await signUp(email, goodPassword)
  const [mine, theirs] = [{ 'x-auid': crypto.randomUUID() }, { 'x-auid': crypto.randomUUID() }]
  const first = await signedIn(rightly(email, mine))
  const second = await signedIn(rightly(email, theirs))
  const devices = await call<{ id: string; isCurrent: boolean }[]>('GET', '/account/devices', {
    token: second.token,
  })
  const current = devices.result.find(({ isCurrent }) => isCurrent)?.id
  await call('DELETE', `/account/devices/${current}`, { token: first.token })
  await call('POST', '/member/signout', { token: first.token })

  vi.mocked(argon2.verify).mockResolvedValue(false)
  for (let tries = 0; tries < 100; tries += 1) await wrongly(email)
  vi.mocked(argon2.verify).mockReset()
  expect((await rightly(email)).error).toBe('RATE_LIMITED')
  expect((await rightly(email, theirs)).error).toBe('RATE_LIMITED')
  expect((await rightly(email, mine)).status).toBe(200)
  // Such a device has ten attempts of its own.
  for (let tries = 1; tries < 10; tries += 1) await wrongly(email, mine)
  expect((await rightly(email, mine)).error).toBe('RATE_LIMITED')
})

test('one address has 50 attempts, no matter whose sign-in they’re for', async () => {
  const from = { headers: { 'x-forwarded-for': '198.51.100.7' } }
  const tryOne = () =>
    call('POST', '/v2/member/login', {
      body: { email: someEmail(), password: 'not this one' },
      ...from,
    })
  const answers = []
  for (let tries = 0; tries < 51; tries += 1) answers.push((await tryOne()).error)
  expect(answers.slice(0, 50)).toEqual(Array(50).fill('SIGN_IN_FAILED'))
  expect(answers[50]).toBe('RATE_LIMITED')
  const email = someEmail()
  await askForCode(email)
  const body = { email, code: await codeTo(email), form: 'otp' }
  const code = await call('POST', '/member/verify-activation-code', { body, ...from })
  expect(code.error).toBe('RATE_LIMITED')
})

test('a code signs in, once', async () => {
  const email = someEmail()
  await signUp(email)
  await askForCode(email)
  const code = await codeTo(email)
  expect((await tryCode(email, code)).result).toMatchObject({ outcome: 'signed_in' })
  const again = await tryCode(email, code)
  expect([again.status, again.error]).toEqual([410, 'CODE_EXPIRED'])
})

test('login accepts a code instead of the password', async () => {
  const email = someEmail()
  await signUp(email)
  await askForCode(email)
  const body = { email, code: await codeTo(email) }
  expect((await call('POST', '/v2/member/login', { body })).result).toMatchObject({
    outcome: 'signed_in',
  })
})

test('each wrong code returns how many attempts are left; after five even the right one is refused', async () => {
  const email = someEmail()
  await askForCode(email)
  const code = await codeTo(email)
  const said = []
  for (let tries = 0; tries < 5; tries += 1) {
    const { error, details } = await tryCode(email, wrongFor(code))
    said.push([error, details])
  }
  expect(said).toEqual([
    ['CODE_INVALID', { triesLeft: 4 }],
    ['CODE_INVALID', { triesLeft: 3 }],
    ['CODE_INVALID', { triesLeft: 2 }],
    ['CODE_INVALID', { triesLeft: 1 }],
    ['CODE_ATTEMPTS_EXCEEDED', { triesLeft: 0 }],
  ])
  expect((await tryCode(email, code)).error).toBe('CODE_ATTEMPTS_EXCEEDED')
  expect((await tryCode(email, code)).error).toBe('CODE_ATTEMPTS_EXCEEDED')
})

test('of a hundred concurrent guesses, five count', async () => {
  const email = someEmail()
  await askForCode(email)
  const code = await codeTo(email)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => tryCode(email, wrongFor(code))),
  )
  const counted = Object.groupBy(answers, ({ error }) => error)
  expect(counted.CODE_INVALID).toHaveLength(4)
  expect(counted.CODE_ATTEMPTS_EXCEEDED).toHaveLength(96)
})

test('of two concurrent calls with the right code, one signs in', async () => {
  const email = someEmail()
  await signUp(email)
  await askForCode(email)
  const code = await codeTo(email)
  const answers = await Promise.all([tryCode(email, code), tryCode(email, code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('a code expires after ten minutes', async () => {
  const email = someEmail()
  await signUp(email)
  await askForCode(email)
  const code = await codeTo(email)
  clock.advance(minutes(10))
  expect((await tryCode(email, code)).error).toBe('CODE_EXPIRED')
})

test.each([
  ['signing up', 'signup'],
  ['a new password', 'reset'],
])('a code for %s doesn’t sign in', async (_, purpose) => {
  const email = someEmail()
  await signUp(email)
  clock.advance(minutes(1))
  const path = purpose === 'signup' ? '/member/request-signup' : '/member/reset-pass/request'
  await call('POST', path, { body: { email, language: 'en' } })
  expect((await tryCode(email, await codeTo(email))).error).toBe('CODE_EXPIRED')
})

test('a second request of a device within a minute sends nothing and returns when it can', async () => {
  const email = someEmail()
  const headers = { 'x-auid': crypto.randomUUID() }
  const first = await askForCode(email, headers)
  const second = await askForCode(email, headers)
  expect(second.result).toEqual(first.result)
  expect(await mailsTo(email)).toHaveLength(1)
  const body = { email, form: 'otp', language: 'en' }
  const resent = await call('POST', '/member/resend-activation-code', { body, headers })
  expect([resent.status, resent.error, resent.details]).toEqual([
    429,
    'CODE_RESEND_TOO_SOON',
    first.result,
  ])
  clock.advance(minutes(1))
  const later = await call('POST', '/member/resend-activation-code', { body, headers })
  expect(later.status).toBe(200)
  expect(await mailsTo(email)).toHaveLength(2)
})

test('the timing contains when a code can be resent and when it expires, in UTC', async () => {
  holdClocks()
  const now = clock.now()
  const { result } = await call<Record<string, string>>('POST', '/member/login-request', {
    body: { email: someEmail(), language: 'en' },
  })
  const after = (name: string) => (Date.parse(result[name] ?? '') - now) / 60_000
  expect([after('allowResendAt'), after('expiredAt'), result.tzOffset]).toEqual([1, 10, 0])
})

test.each(['/member/request-signup', '/member/login-request', '/member/reset-pass/request'])(
  '%s responds alike and sends one mail, whether or not the address has an account',
  async (path) => {
    const [known, unknown] = [someEmail(), someEmail()]
    await signUp(known)
    clock.advance(minutes(2))
    const before = (await mailsTo(known)).length
    const answers = []
    for (const email of [known, unknown]) {
      const { result, status, headers } = await call('POST', path, {
        body: { email, language: 'en' },
      })
      headers.delete('x-request-id')
      answers.push({ status, fields: Object.keys(result), headers: [...headers.keys()] })
    }
    expect(answers[0]).toEqual(answers[1])
    expect((await mailsTo(known)).length - before).toBe(1)
    expect(await mailsTo(unknown)).toHaveLength(1)
    expect(argon2.verify).not.toHaveBeenCalled()
  },
)

test('one address can send thirty mails an hour', async () => {
  const from = { headers: { 'x-forwarded-for': '198.51.100.8' } }
  const ask = () =>
    call('POST', '/member/login-request', { body: { email: someEmail(), language: 'en' }, ...from })
  for (let count = 0; count < 30; count += 1) expect((await ask()).status).toBe(200)
  expect((await ask()).error).toBe('RATE_LIMITED')
})

test('codes are stored as digests', async () => {
  const email = someEmail()
  await askForCode(email)
  const code = await codeTo(email)
  const { rows } = await site.platform.connection.pool.query(
    'select * from member_code where email = $1',
    [email],
  )
  expect(JSON.stringify(rows)).not.toContain(code)
})

test.each([
  ['a text that isn’t an e-mail address', { email: 'dara', password: 'x' }],
  ['an e-mail of 10 kB', { email: `${'a'.repeat(10_240)}@example.com`, password: 'x' }],
  ['a password of 10 kB', { email: 'dara@example.com', password: 'x'.repeat(10_240) }],
  ['no password', { email: 'dara@example.com' }],
  ['an object for a password', { email: 'dara@example.com', password: { $ne: '' } }],
])('%s is invalid', async (_, body) => {
  const answer = await call('POST', '/v2/member/login', { body })
  expect([answer.status, answer.error]).toEqual([400, 'VALIDATION'])
})

test('a mail is in the language of its request', async () => {
  const email = someEmail()
  await call('POST', '/member/reset-pass/request', { body: { email, language: 'zh-TW' } })
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('/zh-tw/signup')
  // Screen readers go by the language that the words are really in.
  expect(mail?.html).toContain('<html lang="zh-tw">')
  expect(mail?.subject).toBe('這個電子郵件地址沒有帳號')
})

test('login v1 takes the social body, v2 a password or a code; both are described', async () => {
  const social = await call('POST', '/v2/member/login', {
    body: { flow: 'confirm-new-account', sso: 'x' },
  })
  const password = await call('POST', '/v1/member/login', {
    body: { email: someEmail(), password: goodPassword },
  })
  expect([social.error, password.error]).toEqual(['VALIDATION', 'VALIDATION'])
  const answer = await site.outside(new Request(`${site.origin}/front/openapi.json`))
  const { paths } = (await answer.json()) as { paths: Record<string, { post: unknown }> }
  expect(JSON.stringify(paths['/v1/member/login']?.post)).toContain('quick-sso')
  expect(JSON.stringify(paths['/v2/member/login']?.post)).toContain('password')
  expect(JSON.stringify(paths['/v2/member/login']?.post)).not.toContain('quick-sso')
})
