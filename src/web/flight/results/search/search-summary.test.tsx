import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { examplePage } from '../testing/example-page.ts'
import { SearchSummary } from './search-summary.tsx'

it.each([
  ['multicity', 'KUL-BKK SIN-KUL', 'KUL → – BKK → – SIN → – KUL'],
  ['multicity', 'KUL-BKK BKK-SIN', 'KUL → – BKK → – SIN'],
  ['roundtrip', 'KUL-BKK BKK-KUL', 'KUL ⇄ – BKK'],
  ['oneway', 'KUL-BKK', 'KUL → – BKK'],
] as const)('the heading of a trip (%s) %s names every city: %s', (tripType, trip, heading) => {
  const slices = trip.split(' ').map((leg) => {
    const [from = '', to = ''] = leg.split('-')
    return { from, to, date: '2026-12-10' }
  })
  const page = examplePage({ request: { ...examplePage({}, '').request, tripType, slices } }, '')
  const { html } = renderPage(<SearchSummary page={page} aside={null} />)
  const [, inside = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  const words = inside
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  expect(words).toBe(heading)
})
