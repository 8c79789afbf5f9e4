import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openIdProvider } from './openid-provider.ts'

const issuer = 'https://accounts.example'
const now = Math.floor(Date.now() / 1000)
const own = await generateKeyPair('RS256')
const foreign = await generateKeyPair('RS256')
const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
const documents: Record<string, object> = {
  '/.well-known/openid-configuration': {
    issuer,
    jwks_uri: `${issuer}/keys`,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  },
  '/keys': { keys: [jwk] },
}
const { oneTap } = openIdProvider({
  provider: 'google',
  issuer,
  scope: 'openid',
  clientId: 'us',
  clientSecret: 'secret',
  oneTapScript: `${issuer}/script`,
  fetch: async (url) => Response.json(documents[new URL(url).pathname]),
})

const good: JWTPayload = {
  iss: issuer,
  aud: 'us',
  sub: 'person-1',
  iat: now,
  exp: now + 60,
  nonce: 'abcdefghij',
  email: 'ana@example.com',
  email_verified: true,
  name: 'Ana',
}
const { exp: _, ...withoutEnd } = good
const signed = (claims: JWTPayload, key: CryptoKey | Uint8Array = own.privateKey, alg = 'RS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: 'k1' }).sign(key)

test('the provider’s ID token identifies a person', async () => {
  expect(await oneTap?.check(await signed(good), 'abcdefghij')).toEqual({
    provider: 'google',
    subject: 'person-1',
    name: 'Ana',
    email: 'ana@example.com',
    emailVerified: true,
  })
})

test('its issuer may lack the scheme, as Google’s does', async () => {
  const token = await signed({ ...good, iss: 'accounts.example' })
  expect(await oneTap?.check(token, 'abcdefghij')).toMatchObject({ subject: 'person-1' })
})

const publicKey = new TextEncoder().encode(JSON.stringify(jwk))
const unsigned = (claims: JWTPayload) =>
  [{ alg: 'none' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')

test.each([
  ['signed with another key', () => signed(good, foreign.privateKey)],
  ['signed with the public key as a secret', () => signed(good, publicKey, 'HS256')],
  ['not signed at all', async () => `${unsigned(good)}.`],
  ['of another issuer', () => signed({ ...good, iss: 'https://elsewhere.example' })],
  ['for another site', () => signed({ ...good, aud: 'them' })],
  ['that has expired', () => signed({ ...good, exp: now - 60 })],
  ['without an end', () => signed(withoutEnd)],
  ['for another nonce', () => signed({ ...good, nonce: 'zzzzzzzzzz' })],
  ['without a nonce', () => signed({ ...good, nonce: undefined })],
  ['about nobody', () => signed({ ...good, sub: '' })],
])('an ID token %s is refused', async (_, make) => {
  const refused = oneTap?.check(await make(), 'abcdefghij')
  await expect(refused).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
})
