import { expect, test } from 'vitest'
import { openMemberSite, someEmail } from '../../../../test/support/member/member-site.ts'
import { createSocialVisitor } from '../../../../test/support/member/social-visitor.ts'

const site = await openMemberSite()
const { call, codeTo, mailsTo, signUp } = site
const visitor = createSocialVisitor(site)

/** The `sso` of an answer that wants more. */
const ssoOf = (answer: { result: object }) => String((answer.result as { sso?: string }).sso)
const memberOf = async (answer: { result: object }) => {
  const { token } = answer.result as { token: string }
  return (await call<{ name: string; email: string }>('GET', '/member/get', { token })).result
}

test('three providers are offered, and the one-tap prompt', async () => {
  const { result } = await call('GET', '/member/social/providers')
  expect(result).toEqual({
    providers: ['google', 'facebook', 'line'],
    oneTap: { clientId: 'sojourn-google', script: '/dev/idp/google/one-tap.js' },
  })
})

test.each([
  ['google', 'openid email profile'],
  ['facebook', 'public_profile email'],
  ['line', null],
] as const)('%s gets the scope %s, a state, a nonce and PKCE', async (provider, scope) => {
  const { sentTo } = await visitor.goAndReturn(provider, { email: someEmail() })
  const asked = sentTo.searchParams
  expect(asked.get('scope')).toBe(scope)
  expect(asked.get('state')).toHaveLength(10)
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('redirect_uri')).toBe(`${site.origin}/callback`)
})

test('the embedded provider is opened at the host name that the site was opened at', async () => {
  const named = site.origin.replace('127.0.0.1', 'localhost')
  const { result } = await start(`${named}/callback`)
  expect(result.url).toContain(`${named}/dev/idp/google/authorize?`)
})

const start = (redirectUri: string) =>
  call<{ url: string }>('POST', '/member/social/start', {
    body: {
      provider: 'google',
      state: 'abcdefghij',
      nonce: 'abcdefghij',
      codeChallenge: 'x'.repeat(43),
      redirectUri,
    },
  })

test.each([
  'https://evil.example/callback',
  'http://127.0.0.1.evil.example/callback',
  `${site.origin}/callback/../en/share`,
  `${site.origin}/callback?to=https://evil.example`,
  `${site.origin}/callback#x`,
  `${site.origin.replace('//', '//evil.example@')}/callback`,
  `${site.origin.replace('http:', 'https:')}/callback`,
  'javascript:alert(1)//callback',
])('providers are never asked to redirect to %s', async (redirectUri) => {
  const { status, error, fields } = await start(redirectUri)
  expect([status, error, fields]).toEqual([400, 'VALIDATION', { redirectUri: 'foreign' }])
})

test('a code that was sent elsewhere isn’t redeemed', async () => {
  const grant = await visitor.grantOf('google', { email: someEmail() })
  const body = { flow: 'sso', email: '', password: '', ...grant }
  const foreign = { ...body, redirectUri: 'https://evil.example/callback' }
  expect((await call('POST', '/member/login', { body: foreign })).error).toBe('VALIDATION')
})

test('an unknown address that the provider verified creates an account after confirmation', async () => {
  const email = someEmail()
  const asked = await visitor.login('google', { name: 'Chan Vy', email })
  expect(asked.result).toMatchObject({
    outcome: 'confirm_new_account',
    needConfirmNewAccount: true,
    email,
  })
  const made = await visitor.confirm(ssoOf(asked))
  expect(made.result).toMatchObject({ outcome: 'signed_in', isRegister: true })
  expect(await memberOf(made)).toMatchObject({ name: 'Chan Vy', email })
  const again = await visitor.login('google', { email })
  expect(again.result).toMatchObject({ outcome: 'signed_in', isRegister: false })
})

test("an existing member's address isn’t enough: a code links the account, and a mail is sent", async () => {
  const email = someEmail()
  await signUp(email)
  const asked = await visitor.login('google', { email })
  expect(asked.result).toMatchObject({ outcome: 'verify', needVerify: true, email })
  const code = await codeTo(email)
  const bound = await visitor.verify(email, code, ssoOf(asked))
  expect(bound.result).toMatchObject({ outcome: 'signed_in', isRegister: false })
  expect((await mailsTo(email))[0]?.subject).toBe('Sign-in method added')
  expect((await visitor.login('google', { email })).result).toMatchObject({ outcome: 'signed_in' })
})

test.each(['google', 'facebook'] as const)(
  'an address that %s does not vouch for is proven by a code first',
  async (provider) => {
    const email = someEmail()
    const asked = await visitor.login(provider, { email, verified: false })
    expect(asked.result).toMatchObject({ outcome: 'verify', email })
    const made = await visitor.verify(email, await codeTo(email), ssoOf(asked))
    expect(made.result).toMatchObject({ outcome: 'signed_in', isRegister: true })
    expect(await memberOf(made)).toMatchObject({ email, name: 'Dara Sok' })
  },
)

test('if a provider returns no address, it’s asked for and verified', async () => {
  const email = someEmail()
  const asked = await visitor.login('line', { email: someEmail() })
  expect(asked.result).toMatchObject({ outcome: 'confirm_new_account', email: '' })
  const without = await visitor.confirm(ssoOf(asked))
  expect([without.error, without.fields]).toEqual(['VALIDATION', { email: 'required' }])
  const proving = await visitor.confirm(ssoOf(asked), email)
  expect(proving.result).toMatchObject({ outcome: 'verify', email })
  const made = await visitor.verify(email, await codeTo(email), ssoOf(proving))
  expect(made.result).toMatchObject({ outcome: 'signed_in', isRegister: true })
})

test("another address than the verification's is refused", async () => {
  const [mine, theirs] = [someEmail(), someEmail()]
  await signUp(theirs)
  const asked = await visitor.login('facebook', { email: theirs })
  await call('POST', '/member/login-request', { body: { email: mine, language: 'en' } })
  const answer = await visitor.verify(mine, await codeTo(mine), ssoOf(asked))
  expect(answer.error).toBe('VERIFICATION_EXPIRED')
})

test('a verification works once', async () => {
  const asked = await visitor.login('google', { email: someEmail() })
  await visitor.confirm(ssoOf(asked))
  const again = await visitor.confirm(ssoOf(asked))
  // The address is a member's by now, so that a code is asked for instead of a second account.
  expect(again.result).toMatchObject({ outcome: 'verify' })
})

test('users of two providers with the same id are different people', async () => {
  const email = someEmail()
  const asked = await visitor.login('google', { email })
  await visitor.confirm(ssoOf(asked))
  const { pool } = site.platform.connection
  await pool.query(`update member_identity set provider = 'line' where email = $1`, [email])
  expect((await visitor.login('google', { email })).result).toMatchObject({ outcome: 'verify' })
})

test('a denial at the provider is returned, without a code', async () => {
  const { query } = await visitor.goAndReturn('google', { email: someEmail() }, 'deny')
  expect(query).toMatchObject({ error: 'access_denied', state: expect.any(String) })
  expect(query.code).toBeUndefined()
})

test.each([
  ['a code that was never given', { code: 'invented' }],
  ['another verifier', { codeVerifier: 'x'.repeat(43) }],
  ['another nonce', { nonce: 'aaaaaaaaaa' }],
  ['another issuer', { iss: 'https://elsewhere.example' }],
])('%s is refused', async (_, wrong) => {
  const grant = await visitor.grantOf('google', { email: someEmail() })
  const body = { flow: 'sso', ...grant, ...wrong }
  const answer = await call('POST', '/member/login', { body })
  expect([answer.status, answer.error]).toEqual([502, 'SOCIAL_FAILED'])
})

test('a code works once', async () => {
  const body = { flow: 'sso', ...(await visitor.grantOf('google', { email: someEmail() })) }
  await call('POST', '/member/login', { body })
  expect((await call('POST', '/member/login', { body })).error).toBe('SOCIAL_FAILED')
})

test('the embedded provider redirects nobody to another site', async () => {
  const query = new URLSearchParams({
    client_id: 'sojourn-google',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x',
    code_challenge_method: 'S256',
    redirect_uri: 'https://elsewhere.example/callback',
  })
  const answer = await site.outside(
    new Request(`${site.origin}/dev/idp/google/authorize?${query}`, { method: 'POST' }),
  )
  expect(answer.status).toBe(400)
})

const oneTapToken = async (email: string, nonce: string) => {
  const body = new URLSearchParams({ name: 'Dara Sok', email, verified: 'on', nonce })
  const answer = await site.outside(
    new Request(`${site.origin}/dev/idp/google/one-tap`, { method: 'POST', body }),
  )
  return ((await answer.json()) as { credential: string }).credential
}
const oneTap = (tokenId: string, nonce: string) =>
  call('POST', '/member/login', {
    body: {
      flow: 'quick-sso',
      email: '',
      password: '',
      socialId: 'google',
      tokenId,
      nonce,
      userAgent: 'Mozilla/5.0',
    },
  })

test('the one-tap prompt signs in with its ID token', async () => {
  const email = someEmail()
  const asked = await visitor.login('google', { email })
  await visitor.confirm(ssoOf(asked))
  const answer = await oneTap(await oneTapToken(email, 'abcdefghij'), 'abcdefghij')
  expect(answer.result).toMatchObject({ outcome: 'signed_in', isRegister: false })
})

test.each([
  ['for another nonce', async (email: string) => oneTapToken(email, 'zzzzzzzzzz')],
  [
    'without a signature',
    async (email: string) => {
      const [, payload] = (await oneTapToken(email, 'abcdefghij')).split('.')
      return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    },
  ],
  [
    'changed on its way',
    async (email: string) => {
      const [head, payload = '', signature] = (await oneTapToken(email, 'abcdefghij')).split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const changed = JSON.stringify({ ...claims, email: 'victim@example.com' })
      return `${head}.${Buffer.from(changed).toString('base64url')}.${signature}`
    },
  ],
])('an ID token %s is refused', async (_, make) => {
  const answer = await oneTap(await make(someEmail()), 'abcdefghij')
  expect([answer.status, answer.error]).toEqual([502, 'SOCIAL_FAILED'])
})
