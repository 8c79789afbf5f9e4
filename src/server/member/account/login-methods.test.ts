import { expect, test } from 'vitest'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../../test/support/member/member-site.ts'
import { createSocialVisitor } from '../../../../test/support/member/social-visitor.ts'
import { minutes } from '../../platform/duration.ts'

const site = await openMemberSite()
const { call, mailsTo, codeTo, signUp, signedIn } = site
const { clock } = site.platform
const visitor = createSocialVisitor(site)

type Method = { kind: string; id?: string; provider?: string; email?: string }
const list = async (token: string) =>
  (await call<Method[]>('GET', '/account/login-methods', { token })).result
const kinds = async (token: string) =>
  (await list(token)).map(({ kind, provider }) => provider ?? kind)

async function ask(token: string, email: string) {
  const body = { kind: 'social', ...(await visitor.grantOf('google', { email })) }
  return call<{ request: string }>('POST', '/member/request-login-method', { token, body })
}
const verify = (token: string, request: string, code: string) =>
  call<Method[]>('POST', '/member/verify-login-method', { token, body: { request, code } })

async function bind(token: string, own: string, social = someEmail()) {
  const { request } = (await ask(token, social)).result
  await verify(token, request, await codeTo(own))
  return social
}

test('a social account with any address is added with a code sent to the member’s own', async () => {
  const [email, social] = [someEmail(), someEmail()]
  const { token } = await signUp(email, goodPassword)
  expect(await kinds(token)).toEqual(['email', 'password'])
  const asked = await ask(token, social)
  expect(asked.result).toMatchObject({ email, request: expect.any(String), tzOffset: 0 })
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('Google')
  const bound = await verify(token, asked.result.request, await codeTo(email))
  expect(bound.result).toContainEqual(
    expect.objectContaining({ kind: 'social', provider: 'google', email: social }),
  )
  expect((await mailsTo(email))[0]?.subject).toBe('Sign-in method added')
  const { token: bySocial } = await signedIn(visitor.login('google', { email: social }))
  expect((await call('GET', '/member/get', { token: bySocial })).result).toMatchObject({ email })
})

test('a social account belongs to one member', async () => {
  const [ana, ben] = [someEmail(), someEmail()]
  const [{ token: anas }, { token: bens }] = [await signUp(ana), await signUp(ben)]
  const social = await bind(anas, ana)
  const taken = await ask(bens, social)
  expect([taken.status, taken.error]).toEqual([409, 'SOCIAL_ACCOUNT_IN_USE'])
})

test('if two request the same at once, the first to verify gets it', async () => {
  const [ana, ben, social] = [someEmail(), someEmail(), someEmail()]
  const [{ token: anas }, { token: bens }] = [await signUp(ana), await signUp(ben)]
  const [one, two] = [await ask(anas, social), await ask(bens, social)]
  await verify(anas, one.result.request, await codeTo(ana))
  expect((await verify(bens, two.result.request, await codeTo(ben))).error).toBe(
    'SOCIAL_ACCOUNT_IN_USE',
  )
})

test("another member's request is refused, and so is a completed one", async () => {
  const [ana, ben] = [someEmail(), someEmail()]
  const [{ token: anas }, { token: bens }] = [await signUp(ana), await signUp(ben)]
  const { request } = (await ask(anas, someEmail())).result
  const code = await codeTo(ana)
  expect((await verify(bens, request, code)).error).toBe('VERIFICATION_EXPIRED')
  expect((await verify(anas, request, code)).status).toBe(200)
  expect((await verify(anas, request, code)).error).toBe('CODE_EXPIRED')
})

test('the code can be resent after a minute, with or without a token', async () => {
  const email = someEmail()
  const { token } = await signUp(email)
  const { request } = (await ask(token, someEmail())).result
  const path = '/member/resend-login-method-verification'
  expect((await call('POST', path, { token, body: { request } })).error).toBe(
    'CODE_RESEND_TOO_SOON',
  )
  clock.advance(minutes(1))
  expect((await call('POST', path, { body: { request } })).status).toBe(200)
  expect((await call('POST', path, { body: { request: 'invented' } })).error).toBe(
    'VERIFICATION_EXPIRED',
  )
})

test('removing requires a fresh sign-in and sends a mail; codes by e-mail can’t be removed', async () => {
  const email = someEmail()
  const { token } = await signUp(email)
  const social = await bind(token, email)
  const id = (await list(token)).find(({ kind }) => kind === 'social')?.id
  const stranger = (await signUp(someEmail())).token
  const path = `/account/login-methods/${id}`
  expect((await call('DELETE', path, { token: stranger })).error).toBe('NOT_FOUND')
  clock.advance(minutes(11))
  expect((await call('DELETE', path, { token })).error).toBe('REAUTHENTICATION_REQUIRED')
  const { token: fresh } = await signedIn(visitor.login('google', { email: social }))
  expect((await call('DELETE', path, { token: fresh })).status).toBe(200)
  expect((await mailsTo(email))[0]?.text).toContain('Google can no longer be used')
  expect(await kinds(fresh)).toEqual(['email'])
  await call('POST', '/member/login-request', { body: { email, language: 'en' } })
  const body = { email, code: await codeTo(email) }
  await signedIn(call('POST', '/v2/member/login', { body }))
})
