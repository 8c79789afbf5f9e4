import { expect, it } from 'vitest'
import { hourlySlot, hourlySlots, timeOfDay } from './flight-hours.ts'

it('the slots range from the first hour to two hours past midnight (S3.36)', () => {
  expect(hourlySlots).toHaveLength(26)
  expect([hourlySlots[0], hourlySlots[9], hourlySlots[24], hourlySlots[25]]).toEqual([
    '00.00-01.00',
    '09.00-10.00',
    '24.00-25.00',
    '25.00-26.00',
  ])
})

it.each([
  ['2026-12-10T00:00', 0, 0],
  ['2026-12-10T23:59', 0, 23],
  ['2026-12-11T00:40', 1, 24],
  ['2026-12-11T01:05', 1, 25],
  ['2026-12-11T09:00', 1, 25],
  ['2026-12-12T06:00', 2, 25],
  ['2026-12-09T22:00', -1, 0],
])('a landing at %s, %i days on, is in slot %i of 26', (arrival, dayShift, slot) => {
  expect(hourlySlot(arrival, dayShift)).toBe(slot)
})

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
