import { expect, it } from 'vitest'
import { isTerms, termsPages, termsVersions } from './terms-versions.ts'

it.each(Object.entries(termsVersions))(
  'versions of %s are days, the newest first',
  (_, versions) => {
    const days: readonly string[] = versions
    expect(days).toEqual([...new Set(days)].sort().reverse())
    for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
  },
)

it('staff write each page with versions under a name', () => {
  expect(Object.values(termsPages).sort()).toEqual(Object.keys(termsVersions).sort())
})

it.each([
  [{ kind: 'page', slug: 'terms-condition' }, true],
  [{ kind: 'page', slug: 'about' }, false],
  [{ kind: 'campaign', slug: 'privacy' }, false],
  [{ kind: 'page', slug: 'constructor' }, false],
])('%o has versions: %s', (document, expected) => {
  expect(isTerms(document)).toBe(expected)
})
