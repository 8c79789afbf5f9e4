import { expect, it } from 'vitest'
import { nightArrivalDay } from './arrival-day.ts'

it.each([
  ['2027-03-27', '01:30', '2027-03-28'],
  ['2027-12-31', '00:00', '2028-01-01'],
  ['2027-03-27', '05:59', '2027-03-28'],
  ['2027-03-27', '06:00', undefined],
  ['2027-03-27', '23:30', undefined],
  ['2027-03-27', '', undefined],
])('check-in on %s, arrival at %j: %s', (checkIn, arrivesAt, day) => {
  expect(nightArrivalDay(checkIn, arrivesAt)).toBe(day)
})
