import { expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { outsideOrigins } from './outside-origins.ts'
import { pageHeaders } from './security-headers.ts'

const policyWith = (settings: NodeJS.ProcessEnv) => {
  const situation = { nonce: 'n', live: false, ...outsideOrigins(readConfig(settings)) }
  return pageHeaders(situation)['content-security-policy']
}

test('pages use no external origins unless configured', () => {
  expect(policyWith({})).not.toContain('https://')
})

test('a configured provider is a form target; only Google’s prompt may be embedded', () => {
  const policy = policyWith({
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'g',
    FACEBOOK_CLIENT_ID: 'f',
    FACEBOOK_CLIENT_SECRET: 'f',
    LINE_CLIENT_ID: 'l',
    LINE_CLIENT_SECRET: 'l',
  })
  expect(policy).toContain(
    "form-action 'self' https://accounts.google.com https://www.facebook.com https://access.line.me",
  )
  expect(policy).toContain("frame-src 'self' https://accounts.google.com")
  expect(policy).toContain("connect-src 'self' https://accounts.google.com")
  expect(policy).not.toMatch(/(frame|connect|script)-src[^;]*facebook/)
})

test('photos are loaded from Duffel only while its stays are sold', () => {
  const photos = "img-src 'self' data: https://assets.duffel.com"
  expect(policyWith({ DUFFEL_TOKEN: 'duffel_test_1', DUFFEL_STAYS: '1' })).toContain(photos)
  expect(policyWith({ DUFFEL_TOKEN: 'duffel_test_1' })).not.toContain('https://')
})
