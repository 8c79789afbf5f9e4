import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { socialProviders } from './providers.ts'

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const standIn = {
  address: 'http://127.0.0.1:3000/dev/idp',
  fetch: async () => new Response(null, { status: 404 }),
}
const inProduction = {
  NODE_ENV: 'production',
  SECRET_KEY: 's'.repeat(40),
  DOCUMENT_KEYS: 'd'.repeat(40),
  PUBLIC_ORIGIN: 'https://travel.example',
}
const offered = (settings: NodeJS.ProcessEnv, there: typeof standIn | undefined) =>
  Object.keys(socialProviders(readConfig(settings), there))

test('without credentials, the embedded provider simulates all three', () => {
  expect(offered({}, standIn)).toEqual(['google', 'facebook', 'line'])
})

test('without it, only providers with both credentials are offered', () => {
  expect(offered({ ...inProduction, ...google }, undefined)).toEqual(['google'])
  expect(offered(inProduction, undefined)).toEqual([])
})

test('with real credentials the real provider is used, even if the embedded one is available', async () => {
  const { facebook } = socialProviders(
    readConfig({ FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' }),
    standIn,
  )
  const to = await facebook?.authorizationUrl({
    state: 's',
    nonce: 'n',
    codeChallenge: 'c',
    redirectUri: 'http://127.0.0.1:3000/callback',
  })
  expect(new URL(to ?? '').host).toBe('www.facebook.com')
})
