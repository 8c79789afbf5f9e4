import { afterEach, expect, it, vi } from 'vitest'
import { openMemberSite, someEmail } from '../../../../test/support/member/member-site.ts'
import { createSoftwarePasskey } from '../../../../test/support/member/software-passkey.ts'
import { type Duration, minutes } from '../../platform/duration.ts'
import { createDeskLog } from '../log/desk-log-store.ts'
import { createStaffSessions } from './session-store.ts'
import { createStaffAccounts } from './staff-accounts.ts'
import { codeAt } from './totp.ts'

const origin = 'https://travel.example'
const shop = await openMemberSite({ PUBLIC_ORIGIN: origin })
const { db, clock } = shop.platform
const log = createDeskLog({ db, clock })
const sessions = createStaffSessions({ db, clock })
const accounts = createStaffAccounts({ db, clock, sessions, log })
const newPasskey = () => createSoftwarePasskey({ origin, rpId: 'travel.example' })
type Passkey = ReturnType<typeof newPasskey>

interface Asked {
  challengeId: string
  options: Record<string, unknown>
}

/** A new visitor each time: attempts are limited by network. */
const call = <T = { token: string }>(path: string, body: unknown) =>
  shop.traveller().call<T>('POST', `/desk/${path}`, body)
const ask = async (setup?: string) => (await call<Asked>('sign-in/passkey', { setup })).result
const password = 'four words like these'
const outcome = ({ status, error }: { status: number; error?: string }) => [status, error]
const refused = [401, 'SIGN_IN_FAILED']

/** Challenges and counts of attempts are in the cache, which has the system's clock. */
function wait(time: Duration): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time })
}
afterEach(() => {
  vi.useRealTimers()
})

let count = 0
async function invite() {
  count += 1
  const email = `kim.${count}@staff.example`
  const setup = (await accounts.add({ email, name: 'Kim Lee', roles: ['support'] })) ?? ''
  return { email, setup }
}

/** Sets an account up with a passkey that answers a challenge. */
const complete = (setup: string, challengeId: string, response: object) =>
  call('setup/complete', { setup, password, passkey: { challengeId, response } })

/** Adds an account and sets it up with a passkey. */
async function open() {
  const { email, setup } = await invite()
  const passkey = newPasskey()
  const { challengeId, options } = await ask(setup)
  const { result } = await complete(setup, challengeId, passkey.register(options))
  return { email, passkey, token: result.token }
}

const signIn = (email: string, challengeId: string, response: object, given = password) =>
  call('sign-in', { email, password: given, passkey: { challengeId, response } })

/** Signs in with a new challenge. */
async function answer(email: string, passkey: Passkey, wrong = {}) {
  const { challengeId, options } = await ask()
  return signIn(email, challengeId, passkey.sign(options, wrong))
}

it('a passkey is the second factor of an account that was set up with it', async () => {
  const { email, passkey, token } = await open()
  const asStaff = { authorization: `Bearer ${token}` }
  const { result } = await shop
    .traveller()
    .call<{ id: string; email: string }>('GET', '/desk/session', undefined, asStaff)
  expect(result.email).toBe(email)
  const [entry] = await log.entriesOf({ kind: 'staff', id: result.id })
  expect(entry).toMatchObject({ act: 'staff.set-up', after: { factor: 'passkey' } })
  expect((await answer(email, passkey)).status).toBe(200)
  // And again, with the next challenge.
  expect((await answer(email, passkey)).status).toBe(200)
})

it('devices have to verify who uses them', async () => {
  const { setup } = await invite()
  expect((await ask(setup)).options).toMatchObject({
    rp: { id: 'travel.example' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect((await ask()).options).toMatchObject({ userVerification: 'required' })
  const { challengeId, options } = await ask(setup)
  const unverified = newPasskey().register(options, { verified: false })
  expect(outcome(await complete(setup, challengeId, unverified))).toEqual([422, 'PASSKEY_INVALID'])
})

it.each([
  ['made for another origin', { origin: 'https://evil.example' }],
  ['made for another domain', { rpId: 'evil.example' }],
  ['without the person verified', { verified: false }],
  ['with a counter that went back, as a copy has', { counter: 1 }],
])('a response %s doesn’t sign in', async (_, wrong) => {
  const { email, passkey } = await open()
  expect((await answer(email, passkey)).status).toBe(200)
  expect(outcome(await answer(email, passkey, wrong))).toEqual(refused)
})

it('a passkey doesn’t sign in without the password, nor the password without one', async () => {
  const { email, passkey } = await open()
  const { challengeId, options } = await ask()
  const response = passkey.sign(options)
  expect(outcome(await signIn(email, challengeId, response, 'another one'))).toEqual(refused)
  expect(outcome(await call('sign-in', { email, password, code: '123456' }))).toEqual(refused)
  expect((await call('sign-in', { email, password })).error).toBe('VALIDATION')
  const both = { email, password, code: '123456', passkey: { challengeId, response } }
  expect((await call('sign-in', both)).error).toBe('VALIDATION')
})

it('another’s passkey doesn’t sign in', async () => {
  const [kim, ana] = [await open(), await open()]
  expect(outcome(await answer(kim.email, ana.passkey))).toEqual(refused)
  expect(outcome(await answer(kim.email, newPasskey()))).toEqual(refused)
  expect((await answer(ana.email, ana.passkey)).status).toBe(200)
})

it('a challenge works once, for five minutes', async () => {
  const { email, passkey } = await open()
  const { challengeId, options } = await ask()
  const [first, second] = await Promise.all([
    signIn(email, challengeId, passkey.sign(options, { counter: 7 })),
    signIn(email, challengeId, passkey.sign(options, { counter: 8 })),
  ])
  expect([first.status, second.status].sort()).toEqual([200, 401])
  const old = await ask()
  wait(minutes(5))
  const late = await signIn(email, old.challengeId, passkey.sign(old.options, { counter: 9 }))
  expect(outcome(late)).toEqual(refused)
  expect((await answer(email, passkey, { counter: 10 })).status).toBe(200)
})

it('a challenge is for what it was asked for, and for whom', async () => {
  const { email, passkey } = await open()
  const [kim, ana] = [await invite(), await invite()]
  const adding = await ask(kim.setup)
  const wrongUse = await signIn(email, adding.challengeId, passkey.sign(adding.options))
  expect(outcome(wrongUse)).toEqual(refused)
  const signing = await ask()
  const asMade = newPasskey().register(signing.options)
  expect((await complete(kim.setup, signing.challengeId, asMade)).error).toBe('PASSKEY_INVALID')
  const others = await ask(ana.setup)
  const made = newPasskey().register(others.options)
  expect((await complete(kim.setup, others.challengeId, made)).error).toBe('PASSKEY_INVALID')
  // Nothing of it has spent the link.
  const own = await ask(kim.setup)
  const right = await complete(kim.setup, own.challengeId, newPasskey().register(own.options))
  expect(right.status).toBe(200)
  expect((await call('sign-in/passkey', { setup: kim.setup })).error).toBe('DESK_LINK_INVALID')
})

it('what members are asked opens no desk, and the other way round', async () => {
  const { email, passkey } = await open()
  const asked = await shop.call<Asked>('POST', '/member/passkey/login-options', { body: {} })
  const { challengeId, options } = asked.result
  expect(outcome(await signIn(email, challengeId, passkey.sign(options)))).toEqual(refused)
  const member = await shop.signUp(someEmail())
  const { result: adding } = await shop.call<Asked>('POST', '/member/passkey/add-options', {
    token: member.token,
    body: {},
  })
  const own = newPasskey()
  await shop.call('POST', '/member/passkey/add', {
    token: member.token,
    body: {
      challengeId: adding.challengeId,
      label: 'My phone',
      response: own.register(adding.options),
    },
  })
  expect(outcome(await answer(email, own))).toEqual(refused)
  const desk = await ask()
  const atMembers = await shop.call('POST', '/member/passkey/login', {
    body: { challengeId: desk.challengeId, response: own.sign(desk.options) },
  })
  expect(outcome(atMembers)).toEqual(refused)
})

it('after five wrong passkeys none works from that network for 15 minutes', async () => {
  const { email, passkey } = await open()
  const stranger = shop.traveller()
  const from = async (key: Passkey) => {
    const { challengeId, options } = await ask()
    const passkey = { challengeId, response: key.sign(options) }
    return stranger.call('POST', '/desk/sign-in', { email, password, passkey })
  }
  for (let tries = 0; tries < 5; tries += 1) await from(newPasskey())
  expect(outcome(await from(passkey))).toEqual(refused)
  // Its owner, who is elsewhere, isn't locked out.
  expect((await answer(email, passkey)).status).toBe(200)
  wait(minutes(15))
  expect((await from(passkey)).status).toBe(200)
})

it('after a reset, only what is set up then works', async () => {
  const { email, passkey } = await open()
  const setup = (await accounts.reset(email)) ?? ''
  expect(outcome(await answer(email, passkey))).toEqual(refused)
  const { result } = await call<{ secret: string }>('setup', { setup })
  const code = codeAt(result.secret, clock.now())
  expect((await call('setup/complete', { setup, password, code })).status).toBe(200)
  expect(outcome(await answer(email, passkey))).toEqual(refused)
})
