import { expect, it } from 'vitest'
import { currentTerms, termsAt, termsVersions } from './terms-versions.ts'

it.each(Object.entries(termsVersions))(
  'versions of %s are days, the newest first',
  (_, versions) => {
    const days: readonly string[] = versions
    expect(days).toEqual([...new Set(days)].sort().reverse())
    for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
  },
)

it.each([
  ['2026-11-22T00:00:00Z', '2026-11-22'],
  ['2026-11-22T23:59:59Z', '2026-11-22'],
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2030-01-01T00:00:00Z', currentTerms],
  // Orders from before versions were kept had the first text.
  ['2025-01-01T00:00:00Z', '2026-11-22'],
])('at %s the terms were those of %s', (instant, version) => {
  expect(termsAt(new Date(instant))).toBe(version)
})
