import { beforeEach, expect, test } from 'vitest'
import { openMemberSite, someEmail } from '../../../../test/support/member/member-site.ts'
import { testPlatform } from '../../../../test/support/platform.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { createApp } from '../../app.ts'
import { createLog } from '../monitoring/log.ts'
import { authenticationCalls } from './security-log.ts'

let text = ''
const log = createLog('info', {
  write: (line: string) => {
    text += line
  },
})
const site = await openMemberSite({}, { log })
const password = 'an unusual otter phrase'
const stranger = { 'x-forwarded-for': '203.0.113.9' }

beforeEach(() => {
  text = ''
})

/** Returns the lines about attempts and refusals, as a log processor reads them. */
const noted = (): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'call refused' || msg === 'authentication')

test('sign-ins are logged with time, address, account and what was shown, whether they succeed or not', async () => {
  const email = someEmail()
  const { token } = await site.signUp(email, password)
  const { result } = await site.call<{ memberId: string }>('GET', '/member/get', { token })
  text = ''
  await site.login(email, 'a mistaken otter phrase')
  await site.login(email.toUpperCase(), password)
  await site.call('POST', '/member/signout', { token })
  const [wrong, right, out] = noted()
  expect(wrong).toMatchObject({
    msg: 'call refused',
    time: expect.any(Number),
    call: 'member.login',
    status: 401,
    error: 'SIGN_IN_FAILED',
    by: ['password'],
    account: expect.stringMatching(/^[\w-]{16}$/),
    address: expect.stringMatching(/^2001:db8:/),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(right).toMatchObject({
    msg: 'authentication',
    call: 'member.login',
    by: ['password'],
    member: result.memberId,
    account: wrong?.account,
  })
  expect(out).toMatchObject({
    msg: 'authentication',
    call: 'member.signout',
    member: result.memberId,
  })
  for (const secret of [email, password, 'mistaken', token]) expect(text).not.toContain(secret)
})

test('staff are named where they may not do something', async () => {
  const support = await signInStaff(site, ['support'])
  await support.call('GET', '/desk/reports/funnel?from=2026-01-01&to=2026-01-02')
  expect(noted()).toMatchObject([
    { call: 'desk.report-funnel', error: 'FORBIDDEN', staff: support.id },
  ])
})

test.each<[string, string, string, string, number, object?]>([
  ['somebody else’s order', 'GET', '/order/ZZZZZZ', 'TRX_NOT_FOUND', 404],
  ['a call for members', 'GET', '/account/devices', 'UNAUTHENTICATED', 401],
  ['invalid input', 'POST', '/links', 'VALIDATION', 400, { url: 7 }],
  ['an unknown call', 'GET', '/nowhere', 'NOT_FOUND', 404],
  ['too large a body', 'POST', '/links', 'TOO_LARGE', 413, { url: 'x'.repeat(1_100_000) }],
])('%s is logged as refused', async (_, method, path, error, status, body) => {
  await site.call(method, path, { headers: stranger, ...(body && { body }) })
  expect(noted()).toMatchObject([
    { msg: 'call refused', error, status, address: '203.0.113.9', level: 40 },
  ])
})

test('a forged form and too many attempts are logged as refused', async () => {
  await site.call('POST', '/links', { headers: { ...stranger, cookie: 'sid=x' }, body: {} })
  const body = { orderCode: 'ZZZZZZ', email: someEmail() }
  for (let tries = 0; tries < 6; tries += 1) {
    await site.call('POST', '/order/look-up', { headers: stranger, body })
  }
  expect(noted().map(({ error }) => error)).toEqual([
    'CSRF',
    ...Array(5).fill('TRX_NOT_FOUND'),
    'RATE_LIMITED',
  ])
})

test('calls that succeed, and conflicts, are not', async () => {
  await site.call('GET', '/places?q=kuala')
  expect(noted()).toEqual([])
})

test('what visitors send can’t forge a line', async () => {
  await site.call('GET', '/order/ZZZZZZ%0A%7B%22msg%22:%22authentication%22%7D')
  expect(noted()).toMatchObject([{ msg: 'call refused' }])
})

test('every call by which people sign in exists', async () => {
  const { api } = await createApp(await testPlatform())
  const ids = api.mounted.map(({ id }) => id)
  expect([...authenticationCalls].filter((id) => !ids.includes(id))).toEqual([])
})
