import { expect, test } from 'vitest'
import { openMemberSite, someEmail } from '../../../../test/support/member/member-site.ts'
import { minutes } from '../../platform/duration.ts'

const site = await openMemberSite()
const { call, codeTo, mailsTo, signUp, orderFrom } = site
const { clock } = site.platform

const someDevice = () => ({ 'x-auid': crypto.randomUUID() })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

interface Kind {
  request: string
  verify: string
  form?: string
  /** What has to be there first. */
  prepare?: (email: string) => Promise<unknown>
}

const kinds: [string, Kind][] = [
  [
    'signing in',
    {
      request: '/member/login-request',
      verify: '/member/verify-activation-code',
      form: 'otp',
      prepare: (email) => signUp(email),
    },
  ],
  [
    'signing up',
    { request: '/member/request-signup', verify: '/member/verify-activation-code', form: 'signup' },
  ],
  [
    'a new password',
    {
      request: '/member/reset-pass/request',
      verify: '/member/reset-pass/verify',
      prepare: (email) => signUp(email),
    },
  ],
  [
    'retrieving orders',
    {
      request: '/order/retrieve/request',
      verify: '/order/retrieve/verify',
      prepare: (email) => orderFrom(email),
    },
  ],
]

/** Returns the calls of one kind about one address. */
async function open({ request, verify, form, prepare }: Kind) {
  const email = someEmail()
  await prepare?.(email)
  clock.advance(minutes(10))
  const ask = (headers = {}) => call('POST', request, { body: { email, language: 'en' }, headers })
  const enter = (code: string, headers = {}) =>
    call('POST', verify, { body: { email, code, ...(form && { form }) }, headers })
  return { email, ask, enter, code: () => codeTo(email) }
}

test.each(kinds)(
  'strangers’ guesses at a code for %s leave its device five of its own',
  async (_, kind) => {
    const { ask, enter, code } = await open(kind)
    const own = someDevice()
    await ask(own)
    const right = await code()
    const guesses = []
    for (let tries = 0; tries < 7; tries += 1) {
      guesses.push((await enter(wrongFor(right), someDevice())).error)
    }
    expect(guesses.slice(0, 5)).toEqual([
      ...Array(4).fill('CODE_INVALID'),
      'CODE_ATTEMPTS_EXCEEDED',
    ])
    expect((await enter(right, someDevice())).error).toBe('CODE_ATTEMPTS_EXCEEDED')
    expect((await enter(wrongFor(right), own)).details).toEqual({ triesLeft: 4 })
    expect((await enter(right, own)).status).toBe(200)
  },
)

test.each(kinds)(
  'a stranger’s request neither replaces nor delays a code for %s',
  async (_, kind) => {
    const { email, ask, enter, code } = await open(kind)
    const own = someDevice()
    await ask(own)
    const right = await code()
    const before = (await mailsTo(email)).length
    const stranger = someDevice()
    expect((await ask(stranger)).status).toBe(200)
    const theirs = await code()
    expect((await mailsTo(email)).length).toBe(before + 1)
    for (let tries = 0; tries < 5; tries += 1) await enter(wrongFor(theirs), stranger)
    expect((await enter(theirs, stranger)).error).toBe('CODE_ATTEMPTS_EXCEEDED')
    expect((await enter(right, own)).status).toBe(200)
  },
)

test('a device gets a code right after a stranger has requested one', async () => {
  const { ask, enter, code } = await open(kinds[0]?.[1] as Kind)
  await ask(someDevice())
  const own = someDevice()
  await ask(own)
  expect((await enter(await code(), own)).status).toBe(200)
})

test('a code can be entered on another device than it was requested on', async () => {
  const { ask, enter, code } = await open(kinds[0]?.[1] as Kind)
  await ask(someDevice())
  expect((await enter(await code(), someDevice())).status).toBe(200)
})

test('one mailbox gets ten codes of a kind in ten minutes, six of them from one network', async () => {
  const { email, ask, enter, code } = await open(kinds[1]?.[1] as Kind)
  const here = { 'x-forwarded-for': '198.51.100.77' }
  for (let times = 0; times < 6; times += 1) await ask({ ...someDevice(), ...here })
  expect((await ask({ ...someDevice(), ...here })).error).toBe('RATE_LIMITED')
  for (let times = 0; times < 6; times += 1) expect((await ask(someDevice())).status).toBe(200)
  expect(await mailsTo(email)).toHaveLength(10)
  expect((await enter(await code(), someDevice())).status).toBe(200)
})

test('after a hundred wrong guesses from everywhere, a code has one attempt, by its own device', async () => {
  const { email, ask, enter, code } = await open(kinds[0]?.[1] as Kind)
  for (let tries = 0; tries < 100; tries += 1) {
    await site.platform.cache.count(`rate:code-failures:otp ${email}`, minutes(60), 1)
  }
  const [own, other] = [someDevice(), someDevice()]
  await ask(own)
  expect((await enter(await code(), someDevice())).error).toBe('CODE_ATTEMPTS_EXCEEDED')
  expect((await enter(await code(), own)).status).toBe(200)
  await ask(other)
  const theirs = await code()
  expect((await enter(wrongFor(theirs), other)).error).toBe('CODE_ATTEMPTS_EXCEEDED')
  expect((await enter(theirs, other)).error).toBe('CODE_ATTEMPTS_EXCEEDED')
})
