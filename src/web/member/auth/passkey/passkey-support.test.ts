import { expect, test } from 'vitest'
import { passkeySupport } from './passkey-support.ts'

const at = (href: string, { able = true, secure = true } = {}) =>
  passkeySupport({
    PublicKeyCredential: able ? {} : undefined,
    isSecureContext: secure,
    location: { href, hostname: new URL(href).hostname },
  })

test.each([
  ['https://travel.example/en/login', {}, { support: 'works' }],
  ['http://localhost:3000/en/login', {}, { support: 'works' }],
  ['https://travel.example/en/login', { able: false }, { support: 'none' }],
  ['http://travel.example/en/login', { secure: false }, { support: 'insecure' }],
  ['http://192.168.1.7:3000/en/login', { secure: false }, { support: 'insecure' }],
  [
    'http://127.0.0.1:3000/en/login?sso=google',
    {},
    { support: 'address', elsewhere: 'http://localhost:3000/en/login?sso=google' },
  ],
  [
    'http://[::1]:3000/en/account/bind',
    {},
    { support: 'address', elsewhere: 'http://localhost:3000/en/account/bind' },
  ],
])('%s %o', (href, browser, expected) => {
  expect(at(href, browser)).toEqual(expected)
})
