import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  choicesOf,
  jsonOfAtMost,
  knownLanguageSchema,
  momentSchema,
  recordOf,
  webAddressSchema,
} from './bounded.ts'
import { stayDraftSchema } from './hotel/booking.ts'
import { hotelFiltersSchema } from './hotel/search/hotel-search.ts'

const codesOf = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value)
    .error?.issues.map(({ code, message }) => (code === 'custom' ? message : code))

test('a choice that is sent twice is one choice, and more than there are is refused', () => {
  const colours = choicesOf(['red', 'blue'])
  expect(colours.parse(['blue', 'blue'])).toEqual(['blue'])
  expect(codesOf(colours, ['red', 'blue', 'red'])).toEqual(['too_big'])
  expect(codesOf(colours, ['green'])).toEqual(['invalid_value'])
})

test('a stay takes no more needs than there are, and a search no more choices', () => {
  const draft = { contact: {}, leadGuests: [], needs: Array(15_000).fill('wheelchair') }
  expect(stayDraftSchema.safeParse(draft).error?.issues).toContainEqual(
    expect.objectContaining({ code: 'too_big', path: ['needs'] }),
  )
  for (const [name, value] of [
    ['stars', 5],
    ['kinds', 'hotel'],
    ['boards', 'breakfast'],
    ['amenities', 'pool'],
    ['accessibility', 'grab_rails'],
  ] as const) {
    expect(codesOf(hotelFiltersSchema, { [name]: Array(80_000).fill(value) })).toEqual(['too_big'])
  }
})

test('a record has at most so many names', () => {
  const counts = recordOf(z.string().max(3), z.int(), { most: 2 })
  expect(codesOf(counts, { a: 1, b: 2 })).toBeUndefined()
  expect(codesOf(counts, { a: 1, b: 2, c: 3 })).toEqual(['too_many:2'])
})

test('values of any kind are counted as JSON', () => {
  const some = jsonOfAtMost(20)
  expect(codesOf(some, { a: [1, { b: 'c' }] })).toBeUndefined()
  expect(codesOf(some, { a: 'x'.repeat(20) })).toEqual(['too_long:20'])
})

test('a moment has as many decimals as clocks do, and a language is one of the site', () => {
  expect(codesOf(momentSchema, '2026-01-01T00:00:00.123456789Z')).toBeUndefined()
  expect(codesOf(momentSchema, `2026-01-01T00:00:00.${'1'.repeat(100)}Z`)).toEqual(['too_big'])
  expect(codesOf(knownLanguageSchema, 'zh-tw')).toBeUndefined()
  expect(codesOf(knownLanguageSchema, 'xx')).toEqual(['unknown_language'])
})

test.each([
  ['https://partner.example.com/back?click=1&to=%0A', true],
  ['https://münchen.example/straße', true],
  ['https://partner.example.com/\r\nx-injected: 1', false],
  ['https://partner.exa\tmple.com/', false],
  ['https://partner.example.com/\n', false],
  [' https://partner.example.com/', false],
  ['https://partner.example.com/\u202Egnp', false],
  ['https://partner.example.com/\0', false],
  ['partner.example.com', false],
])('%j is taken: %s', (address, isTaken) => {
  expect(webAddressSchema.safeParse(address).success).toBe(isTaken)
})
