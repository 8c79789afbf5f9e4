import { expect, it } from 'vitest'
import { isCalendarDay, isMailAddress, isPassportNumber } from './traveller-rules.ts'

it('accepts calendar days only', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true)
  expect(isCalendarDay('2027-02-29')).toBe(false)
  expect(isCalendarDay('2027-13-01')).toBe(false)
})

it.each([
  ['K98765432', true],
  ['c01x 00t-47', true],
  ['12345', true],
  ['1234', false],
  ['ABCDEFGH', false],
  ['A123456789012', false],
  ['K9876_543', false],
  ['- -', false],
])('%j as the number of a passport: %s', (typed, right) => {
  expect(isPassportNumber(typed)).toBe(right)
})

it.each([
  ['mei@example.com', true],
  ['mei.tan+trip@mail.example.co.th', true],
  ['o’neil@example.com', true],
  ["o'neil@example.com", true],
  ['mei@example', false],
  ['mei tan@example.com', false],
  ['mei@tan@example.com', false],
  ['<mei@example.com>', false],
  ['mei@bücher.example', true],
  ['mei@example.xn--p1ai', true],
  ['a@[127.0.0.1]', false],
  ['a@[IPv6:::1]', false],
  ['a@127.0.0.1', false],
  ['a@example.1', false],
  ['a@exa mple.com', false],
  [`${'m'.repeat(65)}@example.com`, false],
])('%j as an address for mail: %s', (typed, right) => {
  expect(isMailAddress(typed)).toBe(right)
})
