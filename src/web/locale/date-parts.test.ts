import { expect, it } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { dateOrder, monthNames } from './date-parts.ts'

it.each([
  ['en-GB', 'day month year', 'January', 'December'],
  ['th-TH', 'day month year', 'มกราคม', 'ธันวาคม'],
  ['ja-JP', 'year month day', '1月', '12月'],
  ['hu-HU', 'year month day', 'január', 'december'],
  ['cs-CZ', 'day month year', 'leden', 'prosinec'],
])('%s asks for %s, from %s to %s', (tag, order, first, last) => {
  expect(dateOrder(tag).join(' ')).toBe(order)
  expect(monthNames(tag).at(0)).toBe(first)
  expect(monthNames(tag).at(-1)).toBe(last)
})

it.each(locales.map(({ tag }) => tag))('%s has three parts and twelve months', (tag) => {
  expect(dateOrder(tag).toSorted()).toEqual(['day', 'month', 'year'])
  expect(new Set(monthNames(tag)).size).toBe(12)
})
