import { expect, test } from 'vitest'
import { holdClocks } from '../../../../test/support/hold-clocks.ts'
import { openMemberSite, someEmail } from '../../../../test/support/member/member-site.ts'
import type { VerificationTiming } from '../../../contract/member/member.ts'
import type { ListedOrder, OrderGrant } from '../../../contract/order/order.ts'
import { minutes } from '../../platform/duration.ts'

const site = await openMemberSite()
const { call, mailsTo, codeTo, signUp, orderFrom } = site
const { clock } = site.platform

interface Proven {
  email: string
  proof: string
  expiresAt: string
}
type Listed = { email: string; orders: ListedOrder[] }

const ask = (email: string, headers = {}) =>
  call<VerificationTiming>('POST', '/order/retrieve/request', {
    body: { email, language: 'en' },
    headers,
  })
const resend = (email: string, headers = {}) =>
  call<VerificationTiming>('POST', '/order/retrieve/resend-code', {
    body: { email, language: 'en' },
    headers,
  })
const verify = (email: string, code: string, headers = {}) =>
  call<Proven>('POST', '/order/retrieve/verify', { body: { email, code }, headers })
const list = (proof: string, before?: string) =>
  call<Listed>('POST', '/order/retrieve/list', { body: { proof, before } })
const open = (proof: string, orderCode: string) =>
  call<OrderGrant>('POST', '/order/retrieve/open', { body: { proof, orderCode } })
const see = (orderCode: string, grant: string) =>
  call('GET', `/order/${orderCode}`, { headers: { 'x-order-access': grant } })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Asks, reads the mail and types the code. */
async function prove(email: string): Promise<string> {
  await ask(email)
  const { result } = await verify(email, await codeTo(email.toLowerCase()))
  return result.proof
}

test('a code by e-mail lists the orders made with an address, newest first, and opens each', async () => {
  const email = someEmail()
  const first = await orderFrom(email)
  const second = await orderFrom(email.toUpperCase())
  const proof = await prove(email.toUpperCase())
  const { result } = await list(proof)
  expect(result.email).toBe(email)
  expect(result.orders.map(({ orderCode }) => orderCode)).toEqual([second, first])
  expect(result.orders[0]).toMatchObject({
    status: expect.any(String),
    travellers: 2,
    total: { currency: 'MYR', amount: expect.any(Number) },
    items: [{ product: 'flight', title: 'Kuala Lumpur – Bangkok' }],
  })
  const older = await list(proof, result.orders[0]?.createdAt)
  expect(older.result.orders.map(({ orderCode }) => orderCode)).toEqual([first])

  expect((await see(first, '')).error).toBe('TRX_NOT_FOUND')
  const opened = await open(proof, first)
  expect((await see(first, opened.result.grant)).status).toBe(200)
  expect((await see(second, opened.result.grant)).error).toBe('TRX_NOT_FOUND')
})

test('a member’s orders for this address are listed too, because their number and address would open them', async () => {
  const email = someEmail()
  const { token } = await signUp(someEmail())
  const code = await orderFrom(email, token)
  const { result } = await list(await prove(email))
  expect(result.orders.map(({ orderCode }) => orderCode)).toEqual([code])
})

test('an address with orders and one without get the same response and one mail each', async () => {
  holdClocks()
  const [known, unknown] = [someEmail(), someEmail()]
  await orderFrom(known)
  const before = (await mailsTo(known)).length
  const answers = []
  for (const email of [known, unknown]) {
    const { status, result, headers } = await ask(email)
    headers.delete('x-request-id')
    const minutesOff = (at: string) => (Date.parse(at) - clock.now()) / 60_000
    const { allowResendAt, expiredAt, tzOffset } = result
    const times = [minutesOff(allowResendAt), minutesOff(expiredAt), tzOffset]
    answers.push({ status, times, fields: Object.keys(result), headers: [...headers.keys()] })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.times).toEqual([1, 10, 0])
  expect((await mailsTo(known)).length - before).toBe(1)
  const [[right], [other]] = [await mailsTo(known), await mailsTo(unknown)]
  expect(right?.subject).toBe('Your code to see your orders')
  expect(other?.subject).toBe('No orders with this address')

  const tries = []
  for (const email of [known, unknown]) {
    const { status, error, details } = await verify(email, wrongFor(await codeTo(email)))
    tries.push({ status, error, details })
  }
  expect(tries[0]).toEqual(tries[1])
  expect(tries[0]).toEqual({ status: 422, error: 'CODE_INVALID', details: { triesLeft: 4 } })
})

test('an address without orders can be verified too, and its list is empty', async () => {
  const email = someEmail()
  expect((await list(await prove(email))).result).toEqual({ email, orders: [] })
})

test('neither the code nor the proof for one address opens orders of another', async () => {
  const [ana, ben] = [someEmail(), someEmail()]
  const code = await orderFrom(ana)
  await ask(ana)
  await ask(ben)
  const codeOfBen = await codeTo(ben)
  const tried = await verify(ana, codeOfBen)
  expect([tried.status, tried.error]).toEqual([422, 'CODE_INVALID'])
  const { result } = await verify(ben, codeOfBen)
  expect((await list(result.proof)).result).toEqual({ email: ben, orders: [] })
  const answers = [await open(result.proof, code), await open(result.proof, 'ZZZZZZ')]
  expect(answers.map(({ status, error }) => [status, error])).toEqual([
    [404, 'TRX_NOT_FOUND'],
    [404, 'TRX_NOT_FOUND'],
  ])
})

test.each([
  ['signing in', 'otp', '/member/login-request'],
  ['signing up', 'signup', '/member/request-signup'],
])('a code for %s shows no orders, and one for orders doesn’t sign in', async (_, form, path) => {
  const email = someEmail()
  await call('POST', path, { body: { email, language: 'en' } })
  const foreign = await codeTo(email)
  expect((await verify(email, foreign)).error).toBe('CODE_EXPIRED')
  const other = someEmail()
  await ask(other)
  const body = { email: other, code: await codeTo(other), form }
  const answer = await call('POST', '/member/verify-activation-code', { body })
  expect(answer.error).toBe('CODE_EXPIRED')
})

test('a code works once, within ten minutes and five attempts', async () => {
  const email = someEmail()
  await ask(email)
  const code = await codeTo(email)
  expect((await verify(email, code)).status).toBe(200)
  const again = await verify(email, code)
  expect([again.status, again.error]).toEqual([410, 'CODE_EXPIRED'])

  const late = someEmail()
  await ask(late)
  clock.advance(minutes(10))
  expect((await verify(late, await codeTo(late))).error).toBe('CODE_EXPIRED')

  const guessed = someEmail()
  await ask(guessed)
  const right = await codeTo(guessed)
  const said = []
  for (let tries = 0; tries < 5; tries += 1) {
    said.push((await verify(guessed, wrongFor(right))).error)
  }
  expect(said).toEqual([...Array(4).fill('CODE_INVALID'), 'CODE_ATTEMPTS_EXCEEDED'])
  const last = await verify(guessed, right)
  expect([last.status, last.error]).toEqual([429, 'CODE_ATTEMPTS_EXCEEDED'])
})

test('a new code can be sent after a minute, and ends the old one', async () => {
  const email = someEmail()
  const device = { 'x-auid': crypto.randomUUID() }
  const first = await ask(email, device)
  const early = await resend(email, device)
  expect([early.status, early.error, early.details]).toEqual([
    429,
    'CODE_RESEND_TOO_SOON',
    first.result,
  ])
  expect((await ask(email, device)).result).toEqual(first.result)
  expect(await mailsTo(email)).toHaveLength(1)
  const old = await codeTo(email)
  clock.advance(minutes(1))
  expect((await resend(email, device)).status).toBe(200)
  expect(await mailsTo(email)).toHaveLength(2)
  const fresh = await codeTo(email)
  if (fresh !== old) expect((await verify(email, old, device)).error).toBe('CODE_INVALID')
  expect((await verify(email, fresh, device)).status).toBe(200)
})

test('one address can send thirty mails an hour and make fifty attempts in 15 minutes', async () => {
  const from = { 'x-forwarded-for': '198.51.100.31' }
  for (let count = 0; count < 30; count += 1) {
    expect((await ask(someEmail(), from)).status).toBe(200)
  }
  expect((await ask(someEmail(), from)).error).toBe('RATE_LIMITED')
  const tryOne = () =>
    call('POST', '/order/retrieve/verify', {
      body: { email: someEmail(), code: '123456' },
      headers: from,
    })
  for (let count = 0; count < 50; count += 1) expect((await tryOne()).error).toBe('CODE_EXPIRED')
  expect((await tryOne()).error).toBe('RATE_LIMITED')
})

test('a proof is valid for half an hour; other kinds of tokens and changed ones are refused', async () => {
  holdClocks()
  const email = someEmail()
  await orderFrom(email)
  const { token } = await signUp(someEmail())
  await ask(email)
  const { result } = await verify(email, await codeTo(email))
  expect(Date.parse(result.expiresAt) - clock.now()).toBe(minutes(30))
  const [head, , signature] = result.proof.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: email, sid: 'x', exp: 4_000_000_000 }))
  const forged = [head, claims.toString('base64url'), signature].join('.')
  for (const proof of [token, forged, '', 'none']) {
    const answer = await list(proof)
    expect([answer.status, answer.error]).toEqual([410, 'VERIFICATION_EXPIRED'])
  }
  expect((await list(result.proof)).status).toBe(200)
  clock.advance(minutes(30))
  expect((await list(result.proof)).error).toBe('VERIFICATION_EXPIRED')
  expect((await open(result.proof, 'ZZZZZZ')).error).toBe('VERIFICATION_EXPIRED')
})

test('the calls are described with their errors', async () => {
  const answer = await site.outside(new Request(`${site.origin}/front/openapi.json`))
  const { paths } = (await answer.json()) as { paths: Record<string, { post: unknown }> }
  const described = (name: string) => JSON.stringify(paths[`/v1/order/retrieve/${name}`]?.post)
  expect(described('resend-code')).toContain('CODE_RESEND_TOO_SOON')
  expect(described('verify')).toContain('CODE_ATTEMPTS_EXCEEDED')
  expect(described('list')).toContain('VERIFICATION_EXPIRED')
  expect(described('open')).toContain('TRX_NOT_FOUND')
})
