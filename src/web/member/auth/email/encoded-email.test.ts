import { expect, it } from 'vitest'
import { decodeEmail, encodeEmail, looksLikeEmail } from './encoded-email.ts'

it.each(['dara.sok+1@example.com', 'ដារ៉ា@example.com', 'a?b/c@x.co'])(
  '%s travels in a URL and comes back',
  (email) => {
    expect(encodeEmail(email)).toMatch(/^[\w-]+$/)
    expect(decodeEmail(encodeEmail(email))).toBe(email)
  },
)

it.each([
  null,
  '',
  'x',
  '%%%',
  encodeEmail('no address'),
  encodeEmail('<b>@example.com'),
  'A'.repeat(500),
])('%s is no address', (text) => {
  expect(decodeEmail(text)).toBeUndefined()
})

it.each([
  ['name@example.com', true],
  ['name@example', false],
  ['name', false],
  ['a b@example.com', false],
  ['name@example.com.', false],
])('%s looks like an address: %s', (text, yes) => {
  expect(looksLikeEmail(text)).toBe(yes)
})
