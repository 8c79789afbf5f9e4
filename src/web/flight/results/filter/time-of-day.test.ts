import { expect, it } from 'vitest'
import { timeOfDay } from './time-of-day.ts'

it.each([
  ['2026-12-10T00:00', 'early'],
  ['2026-12-10T05:59', 'early'],
  ['2026-12-10T06:00', 'morning'],
  ['2026-12-10T11:59', 'morning'],
  ['2026-12-10T12:00', 'afternoon'],
  ['2026-12-10T17:59', 'afternoon'],
  ['2026-12-10T18:00', 'night'],
  ['2026-12-10T23:59', 'night'],
])('%s is %s', (time, part) => {
  expect(timeOfDay(time)).toBe(part)
})
