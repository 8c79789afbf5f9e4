import { expect, it } from 'vitest'
import { addDays, dayInZone, momentOf } from './zoned-time.ts'

it.each([
  ['2027-01-15T09:00', 'Asia/Kuala_Lumpur', '2027-01-15T01:00:00.000Z'],
  ['2027-07-01T12:00', 'Europe/London', '2027-07-01T11:00:00.000Z'],
  ['2027-12-31T23:30', 'Pacific/Honolulu', '2028-01-01T09:30:00.000Z'],
  ['2027-10-31T00:30', 'Europe/London', '2027-10-30T23:30:00.000Z'],
  ['2027-10-31T01:30', 'Europe/London', '2027-10-31T00:30:00.000Z'],
  ['2027-10-31T02:30', 'Europe/London', '2027-10-31T02:30:00.000Z'],
  ['2027-03-28T01:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
  ['2027-03-14T03:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
])('%s in %s is %s', (local, zone, moment) => {
  expect(momentOf(local, zone).toISOString()).toBe(moment)
})

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  // Clocks go forward in London that night; days are counted without clocks.
  ['2027-03-27', 2, '2027-03-29'],
])('%s and %i days is %s', (day, count, then) => {
  expect(addDays(day, count)).toBe(then)
})

it('the day at a place is the one its clocks show', () => {
  const moment = new Date('2027-01-15T23:30:00Z')
  expect(dayInZone(moment, 'Asia/Bangkok')).toBe('2027-01-16')
  expect(dayInZone(moment, 'Pacific/Honolulu')).toBe('2027-01-15')
})
