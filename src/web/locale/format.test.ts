import { expect, it } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { formatDate, formatDuration } from './format.ts'

it.each([
  ['2026-12-10', 'short', '10 Dec'],
  ['2026-12-10', 'medium', 'Thu 10 Dec'],
  ['2026-12-10', 'long', '10 December 2026'],
  ['2026-12-10', 'full', 'Thursday 10 December 2026'],
  ['2026-12-10T08:05', 'time', '08:05'],
  ['2026-12-10T00:00', 'time', '00:00'],
  ['2026-12-10T23:59', 'short', '10 Dec'],
] as const)('%s as %s date is %s (S9.14)', (value, look, text) => {
  expect(formatDate(value, 'en-GB', look).replace(',', '')).toBe(text)
})

it('a date without a time and a time without a zone stand as they are, wherever the reader is (S5.9)', () => {
  expect(formatDate('2026-03-29', 'en-GB', 'short')).toBe('29 Mar')
  expect(formatDate('2026-03-29T01:30', 'en-GB', 'time')).toBe('01:30')
})

it('an instant is shown in the zone asked for', () => {
  expect(formatDate('2026-12-10T16:30:00Z', 'en-GB', 'time', 'Asia/Kuala_Lumpur')).toBe('00:30')
  expect(formatDate('2026-12-10T16:30:00Z', 'en-GB', 'short', 'Asia/Kuala_Lumpur')).toBe('11 Dec')
})

it('every language counts the same years, with digits that can be compared', () => {
  for (const { tag } of locales) expect(formatDate('2026-12-10', tag, 'long')).toContain('2026')
})

it.each([
  [45, '45m'],
  [60, '1h'],
  [130, '2h 10m'],
  [1510, '25h 10m'],
])('%s minutes are %s', (minutes, text) => {
  expect(formatDuration(minutes, 'en-GB')).toBe(text)
})
