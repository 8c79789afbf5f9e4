import { expect, it } from 'vitest'
import { hourlySlot, hourlySlots } from './hourly-slot.ts'

it('the slots go from the first hour to two hours past midnight (S3.36)', () => {
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
