import { describe, expect, it } from 'vitest'
import { joinedMarks, marksOf } from './campaign-marks.ts'

const marks = (query: string) => String(marksOf(new URLSearchParams(query)))
const joined = (earlier: string, later: string) =>
  String(joinedMarks(new URLSearchParams(earlier), new URLSearchParams(later)))

describe('attribution marks in a query', () => {
  it.each([
    ['an affiliate and its click', 'aft=friend&click_id=7&adult=2', 'aft=friend&click_id=7'],
    [
      'a campaign',
      'utm_source=news&utm_campaign=autumn&x=1',
      'utm_source=news&utm_campaign=autumn',
    ],
    ['an ad’s click with its letters', 'gclid=c&k=bangkok&d=m', 'gclid=c&k=bangkok&d=m'],
    ['letters alone mean other things', 'k=bangkok&d=m', ''],
    ['an abandoned cart', 'acart=1', 'acart=1'],
    ['nothing that is empty', 'aft=&utm_source=', ''],
    ['the first of several', 'aft=one&aft=two', 'aft=one'],
    ['never a currency or flights', 'sharedFlight=1&currency=THB&login=success', ''],
  ])('%s', (_, query, kept) => {
    expect(marks(query)).toBe(kept)
  })

  it('values are truncated', () => {
    expect(marks(`aft=${'x'.repeat(500)}`)).toHaveLength(204)
  })
})

describe('merged marks of two links', () => {
  it.each([
    ['both are kept', 'aft=friend', 'utm_source=news', 'aft=friend&utm_source=news'],
    ['the later affiliate counts', 'aft=friend&clickid=1', 'aft=other', 'aft=other'],
    ['campaigns are not mixed', 'utm_source=a&utm_campaign=b', 'utm_source=c', 'utm_source=c'],
    ['nothing later: all as it was', 'gclid=1&k=word', '', 'gclid=1&k=word'],
    ['another network’s click', 'gclid=1&k=word', 'fbclid=2', 'fbclid=2'],
  ])('%s', (_, earlier, later, both) => {
    expect(joined(earlier, later)).toBe(both)
  })
})
