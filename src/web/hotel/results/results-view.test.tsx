import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { DestinationId } from '../../../contract/hotel/destination.ts'
import { money } from '../../../contract/money.ts'
import { bali, exampleResultsPage, exampleRow } from '../testing/example-results.ts'
import { noFilters, readHotelChoices } from './choices/hotel-choices.ts'
import type { HotelResultsPage } from './load/results-data.ts'
import { HotelResultsView } from './results-view.tsx'

const show = (more: Partial<HotelResultsPage> = {}) =>
  renderPage(<HotelResultsView page={exampleResultsPage(more)} />, { path: '/en/hotel/search' })

const answered = (...states: ('answered' | 'failed')[]) =>
  states.map((state, index) => ({ id: `s${index}`, name: `S${index}`, state, results: 0 }))

describe('results of a hotel search', () => {
  it('carry what checks from outside read', () => {
    const { html } = show()
    expect(html).toContain('data-search-state="done"')
    expect(html).toMatch(/<ul[^>]*data-hotels="true"/)
    expect(html).toMatch(/data-hotel="a" data-price="172000" data-currency="MYR"/)
  })

  it('show the whole stay’s total, the price of a night, and what is due at the property', () => {
    const { text } = show()
    expect(text).toMatch(/MYR.1,720/)
    expect(text).toContain('4 nights, 2 rooms')
    expect(text).toMatch(/MYR.215 per room and night/)
    expect(text).toMatch(/includes IDR.400,000 at the property \(about MYR.120\)/)
  })

  it('say first what is due where everything is paid at the property, in its currency', () => {
    const row = exampleRow('a')
    const { total } = row.rate.price
    const price = {
      total,
      now: money(0, 'MYR'),
      atProperty: { amount: money(5_720_000, 'IDR'), estimate: total },
    }
    const { text } = show({ rows: [{ ...row, rate: { ...row.rate, pay: 'at_property', price } }] })
    expect(text).toContain('Pay at the property, nothing now')
    expect(text).toMatch(/IDR.5,720,000\s*about MYR.1,720/)
    expect(text).not.toContain('includes')
  })

  it('show the last moment of free cancellation on the property’s clock', () => {
    // 10:00 UTC is 18:00 in Bali.
    expect(show().text).toContain('Free cancellation until 7 Dec 2099, 18:00, local time')
  })

  it('name what free cancellation costs more beside a non-refundable price', () => {
    const row = exampleRow('a', { freeCancellation: money(12_494, 'MYR') })
    expect(show().text).not.toContain('Free cancellation +')
    expect(show({ rows: [row] }).text).toMatch(/Free cancellation \+ MYR.124.94/)
  })

  it('can be sorted by guests’ score', () => {
    const { html } = show()
    expect(html).toMatch(/<a [^>]*data-sort="score"[^>]*sort=score[^>]*>Guests’ score/)
  })

  it('mark the order in use, and link all others to the same search', () => {
    const { html } = show()
    const orders = [...html.matchAll(/<a ([^>]*data-sort="(\w+)"[^>]*)>/g)]
    expect(orders.length).toBeGreaterThan(3)
    const current = orders.filter(([, attributes]) => attributes?.includes('aria-current="true"'))
    expect(current.map(([, , sort]) => sort)).toEqual(['recommendation'])
    for (const [, attributes = ''] of orders) expect(attributes).toMatch(/href="[^"]*checkIn=/)
  })

  it('have one button for their order up to where all orders fit into a line, with the chosen one’s name', () => {
    expect(show().html).toMatch(
      /<details[^>]*lg:hidden[^>]*><summary[^>]*><span class="sm:hidden">Sort<.*?<span class="max-sm:hidden">Recommended</,
    )
  })

  it('don’t offer to pay at the property if nothing is paid there', () => {
    const facets = { ...exampleResultsPage().facets, payAtProperty: 0 }
    expect(show().text).toContain('Pay at the property')
    expect(show({ facets }).text).not.toContain('Pay at the property')
  })

  it('claim the lowest price of 30 days only where it is known', () => {
    const words = 'Lowest price we’ve seen in 30 days'
    expect(show().text).not.toContain(words)
    expect(show({ rows: [exampleRow('a', { lowestIn30Days: true })] }).text).toContain(words)
  })

  it('say how far it is from a city’s centre, which an island doesn’t have', () => {
    expect(show().text).toContain('Sanur · 1.2 km from the centre')
    const { text } = show({ destination: { ...bali, isRegion: true } })
    expect(text).toContain('Sanur')
    expect(text).not.toContain('from the centre')
  })

  it('say what the recommendation weighs', () => {
    expect(show().text).toContain('Hotels can’t pay for a better place')
  })

  it('are a form and links that work without scripts, each with the whole search in its address', () => {
    const { html } = show()
    expect(html).toMatch(/<form (?=[^>]*method="get")[^>]*action="\/en\/hotel\/search"/)
    expect(html).toContain('type="hidden" name="destination" value="city-bali-id"')
    expect(html).toContain('type="hidden" name="rooms" value="2-5-8_2"')
    expect(html).toMatch(/<button type="submit"[^>]*>.*?Show results/)
    expect(html).toContain(
      'href="/en/hotel/search?destination=city-bali-id&amp;checkIn=2099-12-10&amp;checkOut=2099-12-14&amp;rooms=2-5-8_2&amp;sort=distance"',
    )
    expect(html).toContain('href="/en/hotel/review/hash-of-a"')
  })

  it('list filters with their counts, and those in use with a link that removes each', () => {
    const choices = readHotelChoices(
      new URLSearchParams('amenity=pool&stars=4&maxPrice=2000&free=1'),
      'MYR',
    )
    const { text, html } = show({ choices, total: 3 })
    expect(text).toContain('3 of 19 places to stay')
    expect(text).toMatch(/Swimming pool 8/)
    expect(html).toContain('aria-label="Remove: Swimming pool"')
    const { facets } = exampleResultsPage()
    const many = show({ facets: { ...facets, freeCancellation: 1019, amenities: { pool: 2040 } } })
    expect(many.text).toMatch(/Free cancellation 1,019 .*Swimming pool 2,040/)
    expect(html).toMatch(/aria-label="Remove: Up to MYR.2,000"/)
  })

  it.each([
    ['minPrice=100', /Remove: From MYR.100"/],
    ['minPrice=100&maxPrice=2000', /Remove: MYR.100 – MYR.2,000"/],
  ])('the limits of the price are told in words, %s', (query, label) => {
    const choices = readHotelChoices(new URLSearchParams(query), 'MYR')
    expect(show({ choices }).html).toMatch(label)
  })

  it('say which filter to remove when they leave nothing, with what it brings', () => {
    const choices = readHotelChoices(
      new URLSearchParams('amenity=pool&stars=4&maxPrice=2000&free=1'),
      'MYR',
    )
    const nothing = { choices, total: 0, rows: [] }
    const { text, html } = show({ ...nothing, without: [3, 0, 1, 12] })
    expect(text).toMatch(
      /Remove: Swimming pool \(12 places\) ?Remove: Up to MYR.2,000 \(3 places\) ?Remove: 4 stars \(1 place\) ?Clear all/,
    )
    expect(text).not.toContain('Remove: Free cancellation')
    expect(html).toMatch(/href="[^"]*maxPrice=2000&amp;stars=4&amp;free=1"[^>]*>Remove: Swimming/)
    expect(show({ ...nothing, without: [0, 0, 0, 0] }).text).toContain(
      'Remove more than one filter to see some.',
    )
  })

  it('have pages', () => {
    expect(show({ total: 60 }).text).toContain('Page 1 of 3 Next')
    const second = { ...exampleResultsPage().choices, page: 2 }
    expect(show({ total: 60, choices: second }).html).toContain('rel="prev"')
    const after = { ...second, page: 9 }
    const { text } = show({ total: 60, choices: after, rows: [] })
    expect(text).toContain('Back to the first page')
    expect(text).not.toContain('Page 9')
  })

  it('that couldn’t be loaded aren’t said to be none, nor counted', () => {
    const { search } = exampleResultsPage()
    const suppliers = search.suppliers.map((each) => ({ ...each, state: 'failed' as const }))
    const failed = { ...search, found: 0, state: 'done' as const, suppliers }
    const { text } = show({ search: failed, total: 0, rows: [] })
    expect(text).toContain('We couldn’t load hotels')
    expect(text).not.toMatch(/No places to stay|Free cancellation \d/)
  })

  it('keep everything of the map in links', () => {
    const { html } = show()
    expect(html).toMatch(/aria-label="Hotel a, MYR.1,720"/)
    expect(html).toContain('aria-label="Zoom in"')
    expect(html).not.toContain('Search this area')
    const moved = { ...exampleResultsPage().choices, map: { lat: -8.6, lon: 115.2, zoom: 12 } }
    const map = { ...exampleResultsPage().map, isWhole: false }
    expect(show({ choices: moved, map }).html).toMatch(/bounds=-8\.[^"]*"[^>]*>Search this area/)
  })
})

describe('without any rows', () => {
  const none = { rows: [], total: 0 }
  it.each([
    ['filters leave nothing', { ...none }, 'No places match your filters'],
    [
      'there are no rooms',
      { ...none, search: { ...exampleResultsPage().search, found: 0 } },
      'No rooms for these dates',
    ],
    [
      'no supplier answered',
      {
        ...none,
        search: { ...exampleResultsPage().search, found: 0, suppliers: answered('failed') },
      },
      'We couldn’t load hotels',
    ],
    [
      'the page is past the last one',
      { rows: [], choices: { ...exampleResultsPage().choices, page: 9 } },
      'There are no more results',
    ],
  ])('it says so if %s', (_, more, words) => {
    expect(show(more).text).toContain(words)
  })

  it('nothing can be sorted or filtered, and a place near the visitor is called that', () => {
    const search = { ...exampleResultsPage().search, found: 0 }
    const destination = { ...bali, kind: 'near', properties: 0 } as const
    const { text } = show({ ...none, search, destination })
    expect(text).toContain('No places to stay near you')
    expect(text).not.toContain('How we recommend')
  })

  it('it leads to the nearest city if there is no property at all', () => {
    const search = { ...exampleResultsPage().search, found: 0 }
    const instead = { id: 'city-x-id' as DestinationId, name: 'Ubud' }
    const { html, text } = show({
      ...none,
      search,
      destination: { ...bali, properties: 0, instead },
    })
    expect(text).toContain('No places to stay near Bali, Indonesia')
    expect(text).toContain('within 30 km')
    expect(html).toContain('data-error="NO_PROPERTIES"')
    expect(html).toMatch(
      /href="[^"]*destination=city-x-id&[^"]*rooms=2-5-8_2"[^>]*>.*?Search in Ubud/,
    )
  })

  it('it waits while suppliers are still asked', () => {
    const search = { ...exampleResultsPage().search, state: 'searching' as const }
    const { html, text } = show({ ...none, search })
    expect(html).toContain('data-search-state="searching"')
    expect(text).not.toContain('No places match')
  })
})

it('a missing supplier is told if others found something', () => {
  const search = { ...exampleResultsPage().search, suppliers: answered('answered', 'failed') }
  expect(show({ search }).text).toContain('so some places may be missing')
})

describe('a property searched for by name that has no rooms', () => {
  const destination = { ...bali, kind: 'hotel', name: 'Baan Prim Manee' } as const
  const words = 'Baan Prim Manee has no rooms for these dates and guests'

  it('is told above the places nearby, with a way to other dates', () => {
    const { html, text } = show({ destination, namedHasRooms: false })
    expect(text).toContain(words)
    expect(html).toContain('data-error="NO_ROOMS"')
    expect(html).toMatch(/href="[^"]*checkIn=2099-12-17&amp;checkOut=2099-12-21[^"]*"/)
  })

  it('isn’t claimed while a supplier that may sell it hasn’t answered, or if it has rooms', () => {
    const { search } = exampleResultsPage()
    const failed = { ...search, suppliers: answered('answered', 'failed') }
    const searching = { ...search, state: 'searching' as const }
    expect(show({ destination, namedHasRooms: false, search: failed }).text).not.toContain(words)
    expect(show({ destination, namedHasRooms: false, search: searching }).text).not.toContain(words)
    expect(show({ destination, namedHasRooms: true }).text).not.toContain(words)
  })
})

it('filters of a shared address keep their order and amounts', () => {
  const query = 'minPrice=100&stars=5&stars=4&board=breakfast&free=1&bounds=-9,115,-8,116'
  const { filters } = readHotelChoices(new URLSearchParams(query), 'MYR')
  expect(filters).toEqual({
    ...noFilters,
    minPrice: money(10_000, 'MYR').amount,
    stars: [5, 4],
    boards: ['breakfast'],
    freeCancellation: true,
    bounds: { south: -9, west: 115, north: -8, east: 116 },
  })
})
