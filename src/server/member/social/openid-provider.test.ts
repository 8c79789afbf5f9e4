import { createHash, randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { startCertifiedProvider } from '../../../../test/support/member/certified-provider.ts'
import { openIdProvider } from './openid-provider.ts'

const redirectUri = 'https://travel.example/callback'
const provider = await startCertifiedProvider(redirectUri)
const client = {
  clientId: 'sojourn',
  clientSecret: 'a secret of the tests',
  provider: 'google' as const,
  scope: 'openid email profile',
  issuer: provider.issuer,
  oneTapScript: 'https://accounts.google.com/gsi/client',
}
const google = openIdProvider(client)

beforeEach(() =>
  provider.decide({
    sub: 'person-1',
    email: 'Dara.Sok@Example.com',
    email_verified: true,
    allow: true,
  }),
)

/** Goes to the provider and comes back: what the site kept, and what the provider said. */
async function goAndReturn() {
  const codeVerifier = randomBytes(32).toString('base64url')
  const asked = { state: 'abcdefghij', nonce: randomBytes(5).toString('hex'), redirectUri }
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const url = await google.authorizationUrl({ ...asked, codeChallenge })
  const back = (await provider.visit(url)).searchParams
  const kept = { codeVerifier, nonce: asked.nonce, redirectUri }
  return { back, grant: { ...kept, code: back.get('code') ?? '', iss: back.get('iss') ?? '' } }
}

test('a certified provider identifies a person', async () => {
  const { back, grant } = await goAndReturn()
  expect(back.get('state')).toBe('abcdefghij')
  expect(await google.redeem(grant)).toEqual({
    provider: 'google',
    subject: 'person-1',
    email: 'dara.sok@example.com',
    emailVerified: true,
    name: 'Dara Sok',
  })
})

test('an address that the provider hasn’t verified doesn’t count as verified', async () => {
  provider.decide({ email_verified: false })
  const { grant } = await goAndReturn()
  expect(await google.redeem(grant)).toMatchObject({ emailVerified: false })
})

test('refusing at the provider returns a denial and no code', async () => {
  provider.decide({ allow: false })
  const { back } = await goAndReturn()
  expect([back.get('error'), back.get('code')]).toEqual(['access_denied', null])
})

test.each([
  ['another nonce', { nonce: 'somebodyel' }],
  ['another verifier', { codeVerifier: 'v'.repeat(43) }],
  ['an invented code', { code: 'invented' }],
  ['another way back', { redirectUri: 'https://elsewhere.example/callback' }],
  ["another provider's answer", { iss: 'https://elsewhere.example' }],
  ['an answer that does not say whose it is', { iss: undefined }],
])('%s is refused', async (_, wrong) => {
  const { grant } = await goAndReturn()
  await expect(google.redeem({ ...grant, ...wrong })).rejects.toMatchObject({
    code: 'SOCIAL_FAILED',
  })
})

test('a code works once', async () => {
  const { grant } = await goAndReturn()
  await google.redeem(grant)
  await expect(google.redeem(grant)).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
})

test('an unknown client is refused', async () => {
  const { grant } = await goAndReturn()
  const stranger = openIdProvider({ ...client, clientSecret: 'guessed' })
  await expect(stranger.redeem(grant)).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
})

test('a provider that doesn’t respond fails the sign-in, and is asked again later', async () => {
  let down = true
  const sometimes = openIdProvider({
    ...client,
    fetch: async (url, init) => {
      if (down) throw new TypeError('fetch failed')
      return fetch(url, init)
    },
  })
  const asked = { state: 'abcdefghij', nonce: 'abcdefghij', codeChallenge: 'x', redirectUri }
  await expect(sometimes.authorizationUrl(asked)).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
  down = false
  expect(await sometimes.authorizationUrl(asked)).toContain(provider.issuer)
})
