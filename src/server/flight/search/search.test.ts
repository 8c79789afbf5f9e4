import { expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { createTraveller, inDays, searchRequest } from '../../../../test/support/traveller.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import {
  type FlightFilter,
  filterable,
  filterFlights,
  noFilter,
} from '../../../contract/flight/search/flight-filter.ts'
import type { SearchUpdate } from '../../../contract/flight/search/flight-search.ts'
import type { Money } from '../../../contract/money.ts'
import { minutes } from '../../platform/duration.ts'

const shop = await openShop()
const dials = shop.world?.dials
const open = (traveller = shop.traveller(), body: object = searchRequest(), wait = 2000) =>
  traveller.call<SearchUpdate>('POST', `/flight/search?wait=${wait}`, body)

test('results arrive as suppliers answer, and the cursor returns only what is new', async () => {
  dials?.change({ suppliers: { wayline: { latencyMs: 700 } } })
  const traveller = shop.traveller()
  const { result: first } = await open(traveller)
  expect(first.state).toBe('searching')
  expect(first.results.length).toBeGreaterThan(0)
  const all = await traveller.search(searchRequest())
  expect(all.searchId).toBe(first.searchId)
  expect(all.state).toBe('done')
  expect(all.suppliers.map(({ state }) => state)).toEqual(['answered', 'answered', 'answered'])
  const path = `/flight/search/${all.searchId}?after=${all.cursor}`
  const { result: nothing } = await traveller.call<SearchUpdate>('GET', path)
  expect(nothing.results).toEqual([])
  shop.calm()
})

test('a row whose cheapest fare has no bag shows the price with one', async () => {
  const all = await shop.traveller().search(searchRequest())
  const bare = all.results.filter(({ cheapest }) => cheapest.checkedBag.rule === 'none')
  expect(bare.length).toBeGreaterThan(0)
  expect(bare.some(({ withBag }) => withBag)).toBe(true)
  for (const { cheapest, withBag } of bare) {
    if (withBag) expect(withBag.price.amount).toBeGreaterThanOrEqual(cheapest.price.amount)
  }
})

test('the same flights from several suppliers are one row with the cheapest offer', async () => {
  const traveller = shop.traveller()
  const { searchId, results } = await traveller.search(searchRequest())
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length)
  const row = results.find(({ others }) => others > 3)
  const path = `/flight/search/${searchId}/results/${row?.id}`
  const { result } = await traveller.call<{ offers: Offer[] }>('GET', path)
  const prices = result.offers.map(({ price }) => price.amount)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(result.offers[0]?.id).toBe(row?.cheapest.offerId)
  expect(result.offers.length).toBe((row?.others ?? 0) + 1)
  for (const { passengers, price } of result.offers) {
    expect(passengers.reduce((sum, { total }) => sum + total.amount, 0)).toBe(price.amount)
  }
})

test('a supplier that fails or hangs is reported, and the others still answer', async () => {
  dials?.change({ suppliers: { skipjack: { faults: { search: { mode: 'error' } } } } })
  const { suppliers, results } = await shop.traveller().search(searchRequest())
  expect(suppliers.find(({ id }) => id === 'skipjack')?.state).toBe('failed')
  expect(results.length).toBeGreaterThan(0)
  shop.calm()
})

test('identical searches of one visitor share a session; those of another don’t', async () => {
  const traveller = shop.traveller()
  const ids = [await open(traveller), await open(traveller), await open()]
  expect(ids[1]?.result.searchId).toBe(ids[0]?.result.searchId)
  expect(ids[2]?.result.searchId).not.toBe(ids[0]?.result.searchId)
})

test('searches can only be opened through the site’s pages', async () => {
  const stranger = createTraveller(shop.outside, shop.origin)
  expect(await open(stranger)).toMatchObject({ status: 403, error: 'SEARCH_KEY_INVALID' })
  const wrong = await stranger.call('POST', '/flight/search', searchRequest(), { 'x-kn': 'guess' })
  expect(wrong.error).toBe('SEARCH_KEY_INVALID')
})

test('errors are reported by field', async () => {
  const request = searchRequest({ slices: [{ from: 'KUL', to: 'ZZZ', date: inDays(-3) }] })
  expect(await open(shop.traveller(), request)).toMatchObject({
    status: 400,
    error: 'UNKNOWN_PLACE',
    fields: { 'slices.0.to': 'UNKNOWN_PLACE', 'slices.0.date': 'PAST_DATE' },
  })
})

test('the lowest fares around a day, none for past days', async () => {
  const path = `/flight/lowest-fares?from=KUL&to=BKK&date=${inDays(1)}&days=3&currency=MYR`
  const { result } = await shop.traveller().call<{ price: object | null }[]>('GET', path)
  expect(result).toHaveLength(7)
  expect(result[0]?.price).toBeNull()
  expect(result[6]?.price).toMatchObject({ currency: 'MYR', amount: expect.any(Number) })
})

const party = { adult: 2, child: 1, infant: 1 }

test.each<[string, (prices: number[]) => Partial<FlightFilter>]>([
  ['nothing', () => ({})],
  ['a bag', () => ({ bag: true })],
  ['direct flights in the morning', () => ({ stops: ['direct'], departTime: ['morning'] })],
  [
    'one airline, with a bag, landing by 15:00',
    () => ({ airlines: ['AK'], bag: true, landBy: 15 }),
  ],
  // Fares depend on the day, so half of them are left on any.
  ['a price from', (prices) => ({ minPrice: prices[Math.floor(prices.length / 2)] ?? 0 })],
  ['up to eight hours by way of Singapore', () => ({ maxMinutes: 480, viaAirports: ['SIN'] })],
])(
  'the price over a day is what its list shows as its lowest, asked for %s',
  async (_, filterFor) => {
    const traveller = shop.traveller()
    const date = inDays(30)
    const slices = [{ from: 'KUL', to: 'BKK', date }]
    for (const currency of ['MYR', 'JPY']) {
      const body = searchRequest({ slices, currency, passengers: party })
      const rows = (await traveller.search(body)).results.map(filterable)
      const filter = filterFor(rows.map(({ price }) => price).sort((a, b) => a - b))
      const query = new URLSearchParams({ from: 'KUL', to: 'BKK', date, days: '1', currency })
      for (const [name, value] of Object.entries({ ...party, ...filter })) {
        query.set(name, value === true ? '1' : String(value))
      }
      const path = `/flight/lowest-fares?${query}`
      const { result } = await traveller.call<{ date: string; price: Money }[]>('GET', path)
      const shown = filterFlights(rows, { ...noFilter, ...filter }).map(({ price }) => price)
      expect(shown.length).toBeGreaterThan(0)
      const price = { amount: Math.min(...shown), currency }
      expect(result.find((day) => day.date === date)).toEqual({ date, price })
    }
  },
)

test('a day without flights after filtering has no price', async () => {
  const path = `/flight/lowest-fares?from=KUL&to=BKK&date=${inDays(30)}&days=1&currency=MYR`
  const { result } = await shop.traveller().call<object[]>('GET', `${path}&airlines=QF`)
  expect(result).toMatchObject([{ price: null }, { price: null }, { price: null }])
})

test('a row has its lowest fare in a family, unless it is the cheapest of all', async () => {
  const traveller = shop.traveller()
  const { searchId } = await traveller.search(searchRequest())
  const path = `/flight/search/${searchId}?family=Value`
  const { result } = await traveller.call<SearchUpdate>('GET', path)
  const told = result.results.filter(({ sameFamily }) => sameFamily)
  expect(told.length).toBeGreaterThan(0)
  for (const { cheapest, sameFamily } of told) {
    expect(sameFamily).toMatchObject({ family: 'Value', checkedBag: { rule: 'piece', kg: 20 } })
    expect(sameFamily?.price.amount).toBeGreaterThan(cheapest.price.amount)
  }
})

test('a day only counts as without flights once every supplier has said so', async () => {
  dials?.change({ suppliers: { wayline: { faults: { searchDays: { mode: 'error' } } } } })
  const fares = async (cabin: string) => {
    const path = `/flight/lowest-fares?from=KUL&to=BKK&date=${inDays(40)}&days=1&currency=MYR`
    const asked = shop.traveller().call<unknown[]>('GET', `${path}&cabin=${cabin}`)
    return (await asked).result
  }
  expect(await fares('economy')).toHaveLength(3)
  expect(await fares('first')).toEqual([])
  shop.calm()
  expect(await fares('first')).toMatchObject([{ price: null }, { price: null }, { price: null }])
})

test('an unknown search is not found, one older than 25 minutes has expired', async () => {
  const traveller = shop.traveller()
  const { searchId } = await traveller.search(searchRequest())
  const unknown = await traveller.call('GET', '/flight/search/abcdefgh12345678')
  expect(unknown).toMatchObject({ status: 404, error: 'SEARCH_NOT_FOUND' })
  shop.platform.clock.advance(minutes(26))
  const over = await traveller.call('GET', `/flight/search/${searchId}`)
  expect(over).toMatchObject({ status: 410, error: 'SEARCH_EXPIRED' })
  const body = { searchId, offerIds: ['x'] }
  expect((await traveller.call('POST', '/flight/confirm', body)).error).toBe('SEARCH_EXPIRED')
})

test('two concurrent identical searches of one visitor are one search', async () => {
  const traveller = shop.traveller()
  const slices = [{ from: 'KUL', to: 'SIN', date: inDays(31) }]
  const replies = await Promise.all(
    [1, 2, 3].map(() => open(traveller, searchRequest({ slices }), 0)),
  )
  expect(new Set(replies.map(({ result }) => result.searchId)).size).toBe(1)
})
