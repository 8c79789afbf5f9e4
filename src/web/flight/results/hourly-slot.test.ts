import { expect, it } from 'vitest'
import { hourlySlot } from './hourly-slot.ts'

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
