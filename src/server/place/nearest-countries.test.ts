import { expect, test } from 'vitest'
import { nearestCountries } from './nearest-countries.ts'

const codes = (country: string, limit = 4) =>
  nearestCountries(country, 'en', limit).map((each) => each.country)

test.each([
  ['MY', ['MY', 'SG', 'KH', 'TH']],
  ['PT', ['PT', 'ES', 'MA', 'AD']],
  ['AD', ['AD', 'FR', 'ES']],
  ['NZ', ['NZ', 'FJ', 'AU']],
])('around %s: %j', (country, nearest) => {
  expect(codes(country, nearest.length)).toEqual(nearest)
})

test('across the date line is near: from Samoa to Fiji', () => {
  expect(codes('WS', 1)).toEqual(['FJ'])
})

test('a country comes with its name in the reader’s language, and what is offered there', () => {
  expect(nearestCountries('TH', 'th', 1)).toEqual([
    { country: 'TH', name: 'ไทย', lang: 'th', currency: 'THB', distance: 0 },
  ])
})

test('without a known country they come in the table’s order', () => {
  expect(codes('')).toEqual(['MY', 'ID', 'SG', 'TH'])
  expect(codes('QQ')).toEqual(['MY', 'ID', 'SG', 'TH'])
  expect(nearestCountries('QQ', 'en', 2).map(({ distance }) => distance)).toEqual([null, null])
})
