import { describe, expect, test } from 'vitest'
import { clockTime, dateOf, dayOf, wallClock, weekdayOf } from './calendar-day.ts'

describe('days', () => {
  test.each([
    ['1970-01-01', 0],
    ['2024-02-29', 19782],
    ['2026-11-11', 20768],
  ])('%s is day %i, and back', (date, day) => {
    expect(dayOf(date)).toBe(day)
    expect(dateOf(day)).toBe(date)
  })

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '11/11/2026', ''])(
    '%j isn’t a date',
    (date) => {
      expect(() => dayOf(date)).toThrow(RangeError)
    },
  )

  test.each([
    ['2026-11-09', 0],
    ['2026-11-11', 2],
    ['2026-11-15', 6],
    ['1969-12-31', 2],
  ])('%s falls on weekday %i, Monday being 0', (date, weekday) => {
    expect(weekdayOf(dayOf(date))).toBe(weekday)
  })

  test('times are formatted as HH:MM', () => {
    expect(clockTime(5)).toBe('00:05')
    expect(clockTime(1439)).toBe('23:59')
    expect(wallClock(dayOf('2026-11-11') * 1440 + 7 * 60 + 30)).toBe('2026-11-11T07:30')
  })
})
