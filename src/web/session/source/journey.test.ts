import { describe, expect, it } from 'vitest'
import { type JourneyEntry, livingEntries, sourceOf, withEntry } from './journey.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 21)
const entry = (s: string, daysAgo: number): JourneyEntry => ({ s, timestamp: now - daysAgo * day })

describe('the traffic journey (S3.18, S9.7)', () => {
  it('has five entries at most, the newest', () => {
    let journey: JourneyEntry[] = []
    for (const s of ['a', 'b', 'c', 'd', 'e', 'f']) journey = withEntry(journey, { s }, now)
    expect(journey.map(({ s }) => s)).toEqual(['b', 'c', 'd', 'e', 'f'])
  })

  it('forgets entries after seven days', () => {
    const journey = [entry('old', 7), entry('young', 6.9)]
    expect(livingEntries(journey, now).map(({ s }) => s)).toEqual(['young'])
    expect(withEntry(journey, { s: 'new' }, now).map(({ s }) => s)).toEqual(['young', 'new'])
  })

  it('keeps only the newest of equal entries', () => {
    const journey = withEntry([entry('a', 3), entry('b', 2)], { s: 'b' }, now)
    expect(journey).toEqual([entry('a', 3), entry('b', 0)])
  })

  it('always fits a cookie', () => {
    let journey: JourneyEntry[] = []
    for (const s of ['a', 'b', 'c', 'd', 'e']) {
      journey = withEntry(journey, { s, u: '"'.repeat(200), surl: `/${'x'.repeat(140)}` }, now)
    }
    expect(encodeURIComponent(JSON.stringify(journey)).length).toBeLessThan(3600)
    expect(journey.at(-1)?.s).toBe('e')
  })
})

describe('the entry of a landing', () => {
  const ad = { s: 'GOOG', u: '1' }
  const affiliate = { id: 'friend', clickId: 'c1' }
  const utm = { source: 'news', medium: 'email', campaign: 'autumn', term: 'k', content: 'top' }
  const organic = { s: 'BING', surl: '/en' }
  it.each([
    ['an ad before all else', { ad, affiliate, utm, organic }, ad],
    ['then the affiliate', { affiliate, utm, organic }, { s: 'AFT', p: 'friend', u: 'c1' }],
    [
      'then the campaign',
      { utm, organic },
      { s: 'news', b: 'autumn', n: 'email', k: 'k', c: 'top' },
    ],
    ['a campaign without a source', { utm: { campaign: 'autumn' } }, { s: 'UTM', b: 'autumn' }],
    ['then the search engine', { organic }, organic],
    ['nothing for a direct visit', {}, undefined],
  ])('%s', (_, landing, source) => {
    expect(sourceOf(landing)).toEqual(source)
  })
})
