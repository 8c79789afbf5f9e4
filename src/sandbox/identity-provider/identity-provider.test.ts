import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { testPlatform } from '../../../test/support/platform.ts'
import { createIdentityProvider } from './identity-provider.ts'

test('an ID token from one process is valid for another with the same secret', async () => {
  const platform = await testPlatform()
  const [one, other] = [createIdentityProvider(platform), createIdentityProvider(platform)]
  const body = new URLSearchParams({ name: 'Mei', email: 'mei@example.com', nonce: 'n' })
  const answer = await one.request('/google/one-tap', { method: 'POST', body })
  const { credential } = await answer.json()
  const keys = createLocalJWKSet(await (await other.request('/google/jwks')).json())
  const { payload } = await jwtVerify(credential, keys, { audience: 'sojourn-google' })
  expect(payload).toMatchObject({ email: 'mei@example.com', nonce: 'n' })
})
