import { expect, test } from 'vitest'
import { agencyDay, minuteOf, momentTyped } from './agency-clock.ts'
import { presetsAt, readReportQuery } from './reports/report-query.ts'

test.each([
  ['UTC', '2026-11-26T20:23:00.000Z', '2026-11-26T20:23', '2026-11-26'],
  ['Asia/Kuala_Lumpur', '2026-11-26T20:23:00.000Z', '2026-11-27T04:23', '2026-11-27'],
  ['America/New_York', '2026-11-26T02:00:00.000Z', '2026-11-25T21:00', '2026-11-25'],
])('a moment in %s is typed and shown by its clock', (zone, instant, typed, day) => {
  expect(minuteOf(instant, zone)).toBe(typed)
  expect(momentTyped(typed, zone)).toBe(instant)
  expect(agencyDay(Date.parse(instant), zone)).toBe(day)
})

test('a time that clocks skip counts from the offset before, and what is no time stays', () => {
  const zone = 'Europe/Berlin'
  expect(momentTyped('2027-03-28T02:30', zone)).toBe('2027-03-28T01:30:00.000Z')
  expect(momentTyped('soon', zone)).toBe('soon')
  expect(momentTyped('2027-01-13T10:00:30', zone)).toBe('2027-01-13T09:00:30.000Z')
  expect(minuteOf('', zone)).toBe('')
})

test('the days of reports are the agency’s', () => {
  const now = { moment: Date.parse('2026-11-30T20:00:00Z'), zone: 'Asia/Kuala_Lumpur' }
  expect(presetsAt(now).map(({ name, from, to }) => `${name} ${from} ${to}`)).toEqual([
    'today 2026-12-01 2026-12-01',
    'yesterday 2026-11-30 2026-11-30',
    'last-7 2026-11-25 2026-12-01',
    'last-30 2026-11-02 2026-12-01',
    'this-month 2026-12-01 2026-12-01',
    'last-month 2026-11-01 2026-11-30',
  ])
  const asked = readReportQuery('sales', new URLSearchParams(), now)?.asked
  expect([asked?.from, asked?.to]).toEqual(['2026-11-02', '2026-12-01'])
})
