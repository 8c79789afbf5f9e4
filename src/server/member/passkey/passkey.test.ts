import { expect, test } from 'vitest'
import { openMemberSite, someEmail } from '../../../../test/support/member/member-site.ts'
import { createSoftwarePasskey } from '../../../../test/support/member/software-passkey.ts'
import { minutes } from '../../platform/duration.ts'

const origin = 'https://travel.example'
const site = await openMemberSite({ PUBLIC_ORIGIN: origin })
const { call, mailsTo, signUp } = site
const newPasskey = () => createSoftwarePasskey({ origin, rpId: 'travel.example' })

interface Asked {
  challengeId: string
  options: Record<string, unknown>
}
type Methods = { kind: string; id: string; label: string }[]

const addOptions = async (token: string) =>
  (await call<Asked>('POST', '/member/passkey/add-options', { token, body: {} })).result
const add = (token: string, challengeId: string, response: object) =>
  call<Methods>('POST', '/member/passkey/add', {
    token,
    body: { challengeId, label: 'My phone', response },
  })
const loginOptions = async () =>
  (await call<Asked>('POST', '/member/passkey/login-options', { body: {} })).result
const login = (challengeId: string, response: object) =>
  call('POST', '/member/passkey/login', { body: { challengeId, response } })

async function memberWithPasskey() {
  const email = someEmail()
  const { token } = await signUp(email)
  const passkey = newPasskey()
  const { challengeId, options } = await addOptions(token)
  const added = await add(token, challengeId, passkey.register(options))
  return { email, token, passkey, added }
}

test('adding a passkey sends a mail, and the passkey signs in without any input', async () => {
  const { email, passkey, added } = await memberWithPasskey()
  expect(added.result).toContainEqual(
    expect.objectContaining({ kind: 'passkey', label: 'My phone' }),
  )
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Passkey added')
  // The pages are called what the account's menu calls them, with a link each.
  expect(mail?.text).toMatch(
    /“Sign-in methods” in your account:\n\nSign-in methods: \S+\/en\/account\/bind\n/,
  )
  expect(mail?.text).toMatch(/“Profile” in your account:\n\nProfile: \S+\/en\/account\/profile\n/)
  const { challengeId, options } = await loginOptions()
  expect(options.allowCredentials ?? []).toEqual([])
  const answer = await login(challengeId, passkey.sign(options))
  expect(answer.result).toMatchObject({ outcome: 'signed_in', isRegister: false })
})

test('requested passkeys are discoverable, verify the person, and aren’t known already', async () => {
  const { token, passkey } = await memberWithPasskey()
  const { options } = await addOptions(token)
  expect(options).toMatchObject({
    rp: { id: 'travel.example', name: 'Sojourn' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: passkey.id }],
  })
})

test.each([
  ['made for another origin', { origin: 'https://evil.example' }],
  ['made for another domain', { rpId: 'evil.example' }],
  ['without the person verified', { verified: false }],
  ['with a counter that went back, as a copy has', { counter: 0 }],
])('a response %s doesn’t sign in', async (_, wrong) => {
  const { passkey } = await memberWithPasskey()
  const first = await loginOptions()
  await login(first.challengeId, passkey.sign(first.options))
  const { challengeId, options } = await loginOptions()
  const answer = await login(challengeId, passkey.sign(options, wrong))
  expect([answer.status, answer.error]).toEqual([401, 'SIGN_IN_FAILED'])
})

test('a challenge works once, within five minutes', async () => {
  const { passkey } = await memberWithPasskey()
  const { challengeId, options } = await loginOptions()
  const answers = await Promise.all([
    login(challengeId, passkey.sign(options, { counter: 7 })),
    login(challengeId, passkey.sign(options, { counter: 8 })),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a challenge for signing in can’t add a passkey, and one for adding can’t sign in', async () => {
  const { token, passkey } = await memberWithPasskey()
  const adding = await addOptions(token)
  expect((await login(adding.challengeId, passkey.sign(adding.options))).error).toBe(
    'SIGN_IN_FAILED',
  )
  const signing = await loginOptions()
  const answer = await add(token, signing.challengeId, newPasskey().register(signing.options))
  expect([answer.status, answer.error]).toEqual([422, 'PASSKEY_INVALID'])
})

test("another member's challenge, and another's passkey, are refused", async () => {
  const [ana, ben] = [await memberWithPasskey(), await memberWithPasskey()]
  const { challengeId, options } = await addOptions(ana.token)
  const stolen = await add(ben.token, challengeId, newPasskey().register(options))
  expect(stolen.error).toBe('PASSKEY_INVALID')
  const own = await addOptions(ben.token)
  const taken = await add(ben.token, own.challengeId, ana.passkey.register(own.options))
  expect(taken.error).toBe('PASSKEY_INVALID')
})

test('an unknown passkey, or nonsense, fails like any sign-in', async () => {
  const { challengeId, options } = await loginOptions()
  const unknown = await login(challengeId, newPasskey().sign(options))
  expect([unknown.status, unknown.error]).toEqual([401, 'SIGN_IN_FAILED'])
  const { passkey } = await memberWithPasskey()
  const nonsense = await login((await loginOptions()).challengeId, { id: passkey.id, response: 7 })
  expect(nonsense.error).toBe('SIGN_IN_FAILED')
})

test('a removed passkey no longer signs in; only its member can remove it', async () => {
  const { email, token, passkey } = await memberWithPasskey()
  const { token: stranger } = await signUp(someEmail())
  const path = `/account/login-methods/${passkey.id}`
  expect((await call('DELETE', path, { token: stranger })).error).toBe('NOT_FOUND')
  expect((await call('DELETE', path, { token })).status).toBe(200)
  expect((await mailsTo(email))[0]?.subject).toBe('Passkey removed')
  const { challengeId, options } = await loginOptions()
  expect((await login(challengeId, passkey.sign(options))).error).toBe('SIGN_IN_FAILED')
})

test('adding and removing require a fresh sign-in', async () => {
  const { token, passkey } = await memberWithPasskey()
  site.platform.clock.advance(minutes(11))
  const asked = await call('POST', '/member/passkey/add-options', { token, body: {} })
  expect([asked.status, asked.error]).toEqual([401, 'REAUTHENTICATION_REQUIRED'])
  const removed = await call('DELETE', `/account/login-methods/${passkey.id}`, { token })
  expect(removed.error).toBe('REAUTHENTICATION_REQUIRED')
})
