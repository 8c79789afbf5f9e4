import { describe, expect, it } from 'vitest'
import {
  ageOn,
  birthDateLimits,
  birthDateProblem,
  isWithinSixMonths,
  latestToday,
} from './passenger-rules.ts'

describe('ages on the date of the last flight', () => {
  it.each([
    ['2014-12-10', '2026-12-09', 11],
    ['2014-12-10', '2026-12-10', 12],
    ['2024-02-29', '2026-02-28', 1],
    ['2024-02-29', '2026-03-01', 2],
    ['2027-01-01', '2026-12-10', -1],
  ])('born %s is %s years on %s', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age)
  })

  it.each([
    ['adult', '2014-12-10', undefined],
    ['adult', '2014-12-11', 'AGE_ADULT'],
    ['child', '2014-12-11', undefined],
    ['child', '2014-12-10', 'AGE_CHILD'],
    ['child', '2024-12-11', 'AGE_CHILD'],
    ['infant', '2024-12-11', undefined],
    ['infant', '2024-12-10', 'AGE_INFANT'],
    ['infant', '2026-12-11', 'DATE_IN_FUTURE'],
    ['adult', '1896-12-11', undefined],
    ['adult', '1896-12-10', 'DATE_TOO_OLD'],
    ['infant', '1890-01-01', 'DATE_TOO_OLD'],
    ['adult', '', 'REQUIRED'],
    ['adult', '1990-02-30', 'DATE_INVALID'],
    ['adult', '12/10/1990', 'DATE_INVALID'],
  ] as const)('%s born %s: %s', (type, birth, problem) => {
    const limits = { latestBirthDate: '2026-12-10', lastFlightDate: '2026-12-10' }
    expect(birthDateProblem(birth, type, limits)).toBe(problem)
  })

  it('are never counted of somebody who isn’t born yet', () => {
    const limits = { latestBirthDate: '2026-12-03', lastFlightDate: '2026-12-10' }
    expect(birthDateProblem('2026-12-03', 'infant', limits)).toBeUndefined()
    expect(birthDateProblem('2026-12-04', 'infant', limits)).toBe('DATE_IN_FUTURE')
  })

  it('are calculated on the last flight, of travellers born by the first', () => {
    const days = ['2026-12-20', '2026-12-10']
    expect(birthDateLimits(days, Date.parse('2026-12-03T12:00:00Z'))).toEqual({
      latestBirthDate: '2026-12-04',
      lastFlightDate: '2026-12-20',
    })
    expect(birthDateLimits(days, Date.parse('2026-12-11T12:00:00Z'))).toMatchObject({
      latestBirthDate: '2026-12-10',
    })
  })

  it('count with today in the zone that is furthest ahead', () => {
    expect(latestToday(Date.parse('2026-12-03T09:59:59Z'))).toBe('2026-12-03')
    expect(latestToday(Date.parse('2026-12-03T10:00:00Z'))).toBe('2026-12-04')
  })
})

it.each([
  ['2027-06-29', '2026-12-30', true],
  ['2027-06-30', '2026-12-30', false],
  ['2026-12-30', '2026-12-30', false],
  ['2026-12-31', '2026-12-30', true],
  ['2027-02-27', '2026-08-31', true],
  ['2027-02-28', '2026-08-31', false],
  ['2031-01-01', '2026-12-30', false],
  ['', '2026-12-30', false],
  ['2027-02-30', '2026-12-30', false],
])('a passport until %s is short of six months after %s: %s', (expiry, lastFlight, isShort) => {
  expect(isWithinSixMonths(expiry, lastFlight)).toBe(isShort)
})
