import { expect, test } from 'vitest'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../../test/support/member/member-site.ts'

const site = await openMemberSite()
const { call, mailsTo, codeTo, signUp, login } = site

test('an address, its code, a name and a password create a member who is signed in', async () => {
  const email = someEmail()
  const { token, isRegister } = await signUp(email, goodPassword, 'សុខ ដារ៉ា')
  expect(isRegister).toBe(true)
  const { result } = await call('GET', '/member/get', { token })
  expect(result).toEqual({
    memberId: expect.any(String),
    name: 'សុខ ដារ៉ា',
    email,
    emailVerified: true,
    type: 'MEMBER',
    isAgent: false,
    is_member: true,
    is_agent: false,
    currency: null,
    hasPassword: true,
  })
  expect((await mailsTo(email))[0]?.subject).toBe('Welcome to Sojourn')
})

test('the address ignores case and surrounding spaces', async () => {
  const email = someEmail()
  await signUp(` ${email.toUpperCase()} `.trim(), goodPassword).catch(() => undefined)
  const asked = { body: { email: `  ${email.toUpperCase()} `, language: 'en' } }
  expect((await call<{ email: string }>('POST', '/member/login-request', asked)).result.email).toBe(
    email,
  )
})

test('signing up with an existing account only shows in the mail, and its code signs in', async () => {
  const email = someEmail()
  await signUp(email, goodPassword)
  const body = { email, language: 'en' }
  site.platform.clock.advance(61_000 as never)
  const known = await call('POST', '/member/request-signup', { body })
  const unknown = await call('POST', '/member/request-signup', {
    body: { ...body, email: someEmail() },
  })
  expect(Object.keys(known.result)).toEqual(Object.keys(unknown.result))
  expect((await mailsTo(email))[0]?.subject).toBe('You already have an account')
  const code = await codeTo(email)
  const answer = await call('POST', '/member/verify-activation-code', {
    body: { email, code, form: 'signup' },
  })
  expect(answer.result).toMatchObject({ outcome: 'signed_in', isRegister: false })
})

test('a member signs in with the password', async () => {
  const email = someEmail()
  await signUp(email, goodPassword)
  expect((await login(email, goodPassword)).result).toMatchObject({ outcome: 'signed_in' })
})
