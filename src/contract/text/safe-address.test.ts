import { expect, it } from 'vitest'
import { isSafeHref } from './safe-address.ts'
import { safeHrefSchema } from './safe-href.ts'

it.each([
  ['/flight', true],
  ['/', true],
  ['/help?q=a#b', true],
  ['https://sojourn.example/a', true],
  ['https://sojourn.example/a?to=me@b.example', true],
  ['https://sojourn.example@evil.example', false],
  ['https://user:secret@evil.example/a', false],
  [`/${'a'.repeat(499)}`, true],
  [`/${'a'.repeat(500)}`, false],
  ['', false],
  ['https://\u202eevil.example', false],
  ['https://sojourn.example/\u2066a', false],
  ['https://sojourn.example/\u0000', false],
  ['/%0d%0aset-cookie:a=b', false],
  ['https://sojourn.example/%E2%80%AEgpj', false],
  ['https://sojourn.example/%e2%81%a7gpj', false],
  ['/%D9%85%20%C3%A9?q=100%25', true],
  ['flight', false],
  ['http://sojourn.example', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https:\\\\evil.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['/a\njavascript:alert(1)', false],
  ['data:text/html,a', false],
  ['mailto:a@b.example', false],
])('%j can be linked to: %s', (address, isSafe) => {
  expect(isSafeHref(address)).toBe(isSafe)
  expect(safeHrefSchema.safeParse(address).success).toBe(isSafe)
})
