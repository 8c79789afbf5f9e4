import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { LinkedRoute, RouteLanding } from '../../contract/landing/landing.ts'
import { money } from '../../contract/money.ts'
import type { Place } from '../../contract/place/place.ts'
import { landingMeta } from './landing-meta.ts'
import { RouteFacts } from './route-facts.tsx'

const place = (code: string, city: string): Place => ({
  code,
  kind: 'airport',
  name: `${city} Airport`,
  city,
  country: 'MY',
  countryName: 'Malaysia',
  airports: [code],
  zone: 'Asia/Kuala_Lumpur',
})
const places = [
  place('KUL', 'Kuala Lumpur'),
  place('SIN', 'Singapore'),
  place('HKG', 'Hong Kong'),
  place('BKI', 'Kota Kinabalu'),
  place('TYO', 'Tokyo'),
]

const linked = (to: string, amount: number): LinkedRoute => ({
  from: 'KUL',
  to,
  address: `kuala-lumpur-kul-to-${to.toLowerCase()}`,
  date: '2026-12-10',
  price: money(amount, 'MYR'),
})
const links = [linked('BKI', 18_000), linked('TYO', 80_000), linked('SIN', 9_900)]

/** Returns a page with as few facts as one that is indexed has. */
const routeTo = (to: string, seed: number, more: Partial<RouteLanding> = {}): RouteLanding => ({
  kind: 'route',
  address: `kuala-lumpur-kul-to-${to.toLowerCase()}`,
  from: 'KUL',
  to,
  isIndexed: true,
  days: Array.from({ length: 5 }, (_, index) => ({
    date: `2026-12-${10 + ((index * seed) % 20)}`,
    price: money(seed * 1000 + index * 110, 'MYR'),
    withBag: money(seed * 1300 + index * 170, 'MYR'),
  })),
  months: [],
  airlines: [
    {
      code: 'MH',
      name: 'Malaysia Airlines',
      stops: 0,
      minutes: 40 + seed,
      from: { airport: 'KUL', terminal: '1' },
      to: { airport: to },
    },
  ],
  others: links.filter((link) => link.to !== to),
  destination: `to-${to.toLowerCase()}`,
  ...more,
})

/** Renders a page's text; the search form above it isn't part of it. */
function rendered(page: RouteLanding) {
  const city = places.find(({ code }) => code === page.to)?.city
  const { html, text } = renderPage(
    <>
      <h1>{`Flights from Kuala Lumpur to ${city}`}</h1>
      <RouteFacts page={page} places={places} />
    </>,
    { path: `/en/flights/${page.address}` },
  )
  return { html, text: text.replaceAll('\u00a0', ' ') }
}

/** Returns every three words of a text that follow each other. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')))
}

function sharedBy(one: string, other: string): number {
  const [own, others] = [shinglesOf(one), shinglesOf(other)]
  const both = [...own].filter((each) => others.has(each))
  return both.length / Math.min(own.size, others.size)
}

it('two pages from the same city share at most 60% of their text, even with the fewest facts', () => {
  const [one, other] = [rendered(routeTo('SIN', 13)), rendered(routeTo('HKG', 37))]
  expect(sharedBy(one.text, one.text)).toBe(1)
  expect(sharedBy(one.text, other.text)).toBeLessThanOrEqual(0.6)
})

it('a page says the lowest fares, the fastest flight and the cheapest month', () => {
  const months = [
    { month: '2026-12', price: money(13_000, 'MYR') },
    { month: '2027-01', price: money(12_000, 'MYR') },
  ]
  const { text, html } = rendered(routeTo('SIN', 13, { months }))
  expect(text).toMatch(
    /The lowest one-way fare from Kuala Lumpur to Singapore is MYR 130(\.00)?, on Thu 10 Dec( 2026)?\./,
  )
  expect(text).toMatch(/With a checked bag, fares start at MYR 169(\.00)?\./)
  expect(text).toContain('The fastest direct flight takes 53m.')
  expect(text).toMatch(/The cheapest month is January 2027, from MYR 120(\.00)?\./)
  expect(text).toContain('KUL (Terminal 1) to SIN')
  expect(html).toContain(
    '/en/flight/search?depAirport=KUL&amp;arrAirport=SIN&amp;depDate=2026-12-10',
  )
  expect(html).toContain('href="/en/flights/kuala-lumpur-kul-to-tyo"')
})

it('without facts it says so', () => {
  const empty = { days: [], airlines: [], others: [], isIndexed: false }
  const { text } = rendered(routeTo('SIN', 13, empty))
  expect(text).toContain('No search found a price here in the last 7 days.')
})

it('without enough facts, search engines only follow its links', () => {
  const page = { title: 'Flights', data: [{ '@type': 'ItemList' }] }
  const tags = landingMeta({ ...page, isIndexed: false })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(JSON.stringify(tags)).not.toContain('ld+json')
  const indexed = JSON.stringify(landingMeta({ ...page, isIndexed: true }))
  expect(indexed).not.toContain('robots')
  expect(indexed).toContain('ld+json')
})
