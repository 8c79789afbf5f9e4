import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import type { HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'
import { exampleResultsPage } from '../../testing/example-results.ts'
import { noFilters, readHotelChoices } from '../choices/hotel-choices.ts'
import { hotelUrls } from '../hotel-urls.ts'
import { FiltersInUse } from './filters-in-use.tsx'

/** Returns the chips by name, each with what its link leaves chosen. */
function chips(filters: Partial<HotelFilters>) {
  const page = exampleResultsPage({
    currency: 'MYR',
    choices: {
      sort: 'score',
      filters: { ...noFilters, ...filters },
      page: 3,
      view: 'list',
      map: undefined,
    },
  })
  const { html } = renderPage(<FiltersInUse page={page} urls={hotelUrls('en', page)} />)
  return [...html.matchAll(/<a([^>]*)>([^<]*)/g)].map(([, attributes = '', text]) => {
    const [, href = ''] = /href="([^"]*)"/.exec(attributes) ?? []
    const [, label = text] = /aria-label="([^"]*)"/.exec(attributes) ?? []
    const { searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://a.example')
    return { label, searchParams, left: readHotelChoices(searchParams, 'MYR') }
  })
}

const all = {
  stars: [4, 5],
  amenities: ['pool'],
  freeCancellation: true,
  minPrice: 10_000,
  maxPrice: 200_000,
  name: 'Sea',
} satisfies Partial<HotelFilters>

it('each filter in use is a chip, each value of a list its own, and both limits of the price one', () => {
  const labels = chips(all).map(({ label }) => label?.replaceAll('\u00a0', ' '))
  expect(labels).toEqual([
    'Remove: MYR 100 – MYR 2,000',
    'Remove: Free cancellation',
    'Remove: 4 stars',
    'Remove: 5 stars',
    'Remove: Swimming pool',
    'Remove: “Sea”',
    'Clear all',
  ])
})

it('a chip removes its own value only, keeps search and order, and starts at the first page', () => {
  const [, , fourStars] = chips(all)
  expect(fourStars?.left.filters).toMatchObject({ ...all, stars: [5] })
  expect(fourStars?.left).toMatchObject({ sort: 'score', page: 1 })
  expect(fourStars?.searchParams.get('checkIn')).toBe(exampleResultsPage().stay.checkIn)
})

it('all are cleared at once where there are several', () => {
  expect(chips(all).at(-1)?.left.filters).toEqual(noFilters)
  expect(chips({ stars: [4] }).map(({ label }) => label)).toEqual(['Remove: 4 stars'])
  expect(chips({})).toEqual([])
})
