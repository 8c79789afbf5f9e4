import { expect, it } from 'vitest'
import { momentOf } from './zoned-time.ts'

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
