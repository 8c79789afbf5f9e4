import { expect, it } from 'vitest'
import { daysAround, dayToAsk, isDay } from './asked-day.ts'

const days = { first: '2026-11-21', last: '2026-12-14' }

it.each([
  ['the asked one', '2026-12-01', '2026-12-10', '2026-12-01'],
  ['the asked one, even when it is none', 'soon', '2026-12-10', 'soon'],
  ['the day flown now', null, '2026-12-10', '2026-12-10'],
  ['today, when that has passed', null, '2026-11-01', '2026-11-21'],
  ['the last possible, when it lies behind that', null, '2026-12-20', '2026-12-14'],
])('flights are looked for on %s', (_, asked, flown, day) => {
  expect(dayToAsk(asked, flown, days)).toBe(day)
})

it('invalid dates are detected', () => {
  expect(isDay('2026-02-29')).toBe(false)
  expect(isDay('2028-02-29')).toBe(true)
})

it('neighbouring days are offered if they are possible', () => {
  expect(daysAround('2026-12-13', days)).toEqual([
    '2026-12-11',
    '2026-12-12',
    '2026-12-13',
    '2026-12-14',
  ])
})
