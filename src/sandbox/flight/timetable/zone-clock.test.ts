import { describe, expect, test } from 'vitest'
import { zoneClock } from './zone-clock.ts'

const minute = (text: string) => Date.parse(`${text}Z`) / 60_000
const utc = (zone: string, local: string) =>
  new Date(zoneClock(zone).toUtc(minute(local)) * 60_000).toISOString().slice(0, 16)

describe('a time zone’s clock', () => {
  test.each([
    ['Asia/Kolkata', '2026-06-01T12:00', 330],
    ['Asia/Kathmandu', '2026-06-01T12:00', 345],
    ['America/New_York', '2026-01-15T12:00', -300],
    ['America/New_York', '2026-07-15T12:00', -240],
    ['Australia/Lord_Howe', '2026-07-15T12:00', 630],
    ['Australia/Lord_Howe', '2026-01-15T12:00', 660],
    ['UTC', '2026-01-15T12:00', 0],
  ])('%s at %s UTC is %i minutes east', (zone, at, offset) => {
    expect(zoneClock(zone).offsetAt(minute(at))).toBe(offset)
  })

  test.each([
    ['before the clocks go back', 'Europe/London', '2026-10-24T08:00', '2026-10-24T07:00'],
    ['after the clocks went back', 'Europe/London', '2026-10-25T08:00', '2026-10-25T08:00'],
    ['a time shown twice is its first', 'Europe/London', '2026-10-25T01:30', '2026-10-25T00:30'],
    ['a time skipped is read before', 'Europe/London', '2026-03-29T01:30', '2026-03-29T01:30'],
    ['a time skipped, west', 'America/New_York', '2026-03-08T02:30', '2026-03-08T07:30'],
    ['right after a skip', 'America/New_York', '2026-03-08T03:00', '2026-03-08T07:00'],
    ['a time shown twice, west', 'America/New_York', '2026-11-01T01:30', '2026-11-01T05:30'],
    ['right after it', 'America/New_York', '2026-11-01T02:00', '2026-11-01T07:00'],
    ['the southern summer begins', 'Australia/Sydney', '2026-10-04T03:00', '2026-10-03T16:00'],
    ['across the turn of a year', 'Pacific/Auckland', '2027-01-01T00:30', '2026-12-31T11:30'],
  ])('%s: %s %s is %s UTC', (_case, zone, local, expected) => {
    expect(utc(zone, local)).toBe(expected)
  })
})
