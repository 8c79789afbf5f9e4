import { expect, test } from 'vitest'
import { phoneText } from './phone-text.server.ts'

test.each([
  ['MY', '12-345 6789', '+60 12 345 6789'],
  ['MY', '012 345 6789', '+60 12 345 6789'],
  ['GB', '020 7946 0018', '+44 20 7946 0018'],
  ['MY', '+66 81 234 5678', '+66 81 234 5678'],
  ['', '+60123456789', '+60 12 345 6789'],
  ['', '12-345 6789', '12-345 6789'],
  ['MY', '', ''],
])('in %s, %s is shown as %s', (phoneCountry, phone, shown) => {
  expect(phoneText({ phone, phoneCountry })).toBe(shown)
})
