import { expect, it } from 'vitest'
import { dayInZone } from '../../server/world/zoned-time.ts'
import { dayAt, firstDayAmong, firstDayFrom, lastDayFrom } from './days.ts'

// Still the 21st in Honolulu and Los Angeles, the 22nd in Kuala Lumpur and Tokyo.
const now = Date.parse('2026-11-22T02:30:00Z')

it.each([
  ['Pacific/Honolulu', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-21'],
  ['Asia/Kuala_Lumpur', '2026-11-22'],
  ['Asia/Tokyo', '2026-11-22'],
])('the first day from a place in %s is its own today, as on the server', (zone, day) => {
  expect(firstDayFrom(now, zone)).toBe(day)
  expect(dayAt(now, zone)).toBe(dayInZone(new Date(now), zone))
})

it('no day that is still today somewhere is rejected while the place is unknown', () => {
  expect(firstDayFrom(Date.parse('2026-11-21T11:59:00Z'), undefined)).toBe('2026-11-20')
  expect(firstDayFrom(Date.parse('2026-11-21T12:00:00Z'), undefined)).toBe('2026-11-21')
  const firstDay = firstDayAmong([{ code: 'HND', zone: 'Asia/Tokyo' }], now)
  expect([firstDay('HND'), firstDay('nowhere')]).toEqual(['2026-11-22', '2026-11-21'])
})

it('the last day on sale is counted from today’s date at the place', () => {
  expect(lastDayFrom('2026-11-21')).toBe('2027-11-16')
})
