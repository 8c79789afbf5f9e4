import { beforeEach, describe, expect, it } from 'vitest'
import { patience } from '../../../test/support/patience.ts'
import { openShop } from '../../../test/support/shop.ts'
import { inDays, searchRequest } from '../../../test/support/traveller.ts'
import { headers } from '../../contract/headers.ts'
import type {
  DestinationLanding,
  LinkedLanding,
  RouteLanding,
} from '../../contract/landing/landing.ts'
import { days, minutes } from '../platform/duration.ts'
import { convert } from '../world/exchange-rates.ts'
import { enoughFacts, factsShown, shownAt } from './flight-landings.ts'
import {
  deleteRouteFacts,
  type FoundAirline,
  type FoundDay,
  writeRouteAirlines,
  writeRouteDays,
} from './route-fact-store.ts'

const shop = await openShop()
const { db, clock } = shop.platform
const traveller = shop.traveller()

const route = (address = 'kuala-lumpur-to-bangkok', currency = 'MYR') =>
  traveller.must(
    traveller.call<RouteLanding>('GET', `/landing/flights/${address}?currency=${currency}`),
  )
const destination = () =>
  traveller.must(
    traveller.call<DestinationLanding>('GET', '/landing/flights/to-bangkok?currency=MYR'),
  )
const listed = async (kind: string) => {
  const path = `/landing/indexed?kind=${kind}`
  const { landings } = await traveller.must(
    traveller.call<{ landings: { address: string; changedAt?: string }[] }>('GET', path),
  )
  return landings.map(({ address }) => address)
}

const day = (more: Partial<FoundDay> = {}): FoundDay => {
  const { amount = 20_000, currency = 'MYR' } = more
  return {
    origin: 'QKL',
    destination: 'QBK',
    day: inDays(10),
    currency,
    amount,
    cents: convert(amount, currency, 'USD'),
    foundAt: clock.date(),
    ...more,
  }
}
const airline = (more: Partial<FoundAirline> = {}): FoundAirline => ({
  origin: 'QKL',
  destination: 'QBK',
  airline: 'MH',
  name: 'Malaysia Airlines',
  fromAirport: 'KUL',
  toAirport: 'BKK',
  fromTerminal: '1',
  stops: 0,
  minutes: 130,
  foundAt: clock.date(),
  ...more,
})
const severalDays = (count: number, more: Partial<FoundDay> = {}) =>
  Array.from({ length: count }, (_, index) =>
    day({ day: inDays(10 + index), amount: 20_000 + index * 100, ...more }),
  )

beforeEach(async () => {
  const everything = { since: new Date(clock.now() + days(30)), from: '9999-01-01' }
  await deleteRouteFacts(db, everything)
})

describe('a route', () => {
  it('is indexed as soon as enough days and an airline are known, and never before', async () => {
    expect(await route()).toMatchObject({ isIndexed: false, days: [], airlines: [] })
    await writeRouteDays(db, severalDays(enoughFacts.days))
    expect((await route()).isIndexed).toBe(false)
    await writeRouteAirlines(db, [airline()])
    expect((await route()).isIndexed).toBe(true)
    expect(await listed('route')).toEqual(['kuala-lumpur-to-bangkok'])
    expect((await route('bangkok-to-kuala-lumpur')).isIndexed).toBe(false)
  })

  it('isn’t with fewer days', async () => {
    await writeRouteDays(db, severalDays(enoughFacts.days - 1))
    await writeRouteAirlines(db, [airline()])
    expect((await route()).isIndexed).toBe(false)
    expect(await listed('route')).toEqual([])
  })

  it('shows a changed price with the next call, and says nothing of old ones', async () => {
    await writeRouteDays(db, [day({ bagAmount: 25_000 })])
    const price = { amount: 20_000, currency: 'MYR' }
    const withBag = { amount: 25_000, currency: 'MYR' }
    expect((await route()).days).toEqual([{ date: inDays(10), price, withBag }])
    const later = new Date(clock.now() + minutes(2))
    await writeRouteDays(db, [day({ amount: 30_000, foundAt: later })])
    expect((await route()).days).toEqual([
      { date: inDays(10), price: { ...price, amount: 30_000 } },
    ])
    await writeRouteDays(db, [day({ foundAt: new Date(clock.now() - factsShown) })])
    expect((await route()).days).toEqual([])
  })

  it('keeps the lower of two prices of one search', async () => {
    await writeRouteDays(db, [day({ amount: 100, bagAmount: 900 })])
    await writeRouteDays(db, [day({ amount: 200, bagAmount: 800 })])
    expect((await route()).days).toMatchObject([
      { price: { amount: 100 }, withBag: { amount: 800 } },
    ])
  })

  it('has its cheapest days first, each month’s lowest price, and airlines with terminals', async () => {
    await writeRouteDays(db, [
      day({ day: inDays(3), amount: 9000 }),
      day({ day: inDays(100), amount: 7000 }),
      day({ day: inDays(101), amount: 8000, currency: 'USD' }),
    ])
    await writeRouteAirlines(
      db,
      [
        airline({ airline: 'TG', name: 'Thai Airways', stops: 1, minutes: 100 }),
        airline(),
        airline({ minutes: 125, fromTerminal: '2' }),
      ].slice(0, 2),
    )
    await writeRouteAirlines(db, [airline({ minutes: 125, fromTerminal: '2' })])
    const page = await route()
    expect(page.days.map(({ date }) => date)).toEqual([inDays(100), inDays(3), inDays(101)])
    const months = [...new Set([3, 100, 101].map((each) => inDays(each).slice(0, 7)))]
    expect(page.months.map(({ month }) => month)).toEqual(months)
    expect(page.airlines).toMatchObject([
      { code: 'MH', stops: 0, minutes: 125, from: { airport: 'KUL', terminal: '2' } },
      { code: 'TG', stops: 1 },
    ])
    const inDollars = await route(undefined, 'USD')
    expect(inDollars.days[2]?.price).toEqual({ amount: 8000, currency: 'USD' })
    expect(inDollars.days[0]?.price).toEqual({
      amount: convert(7000, 'MYR', 'USD'),
      currency: 'USD',
    })
  })

  it('links to others from the same city', async () => {
    await writeRouteDays(db, [
      day(),
      day({ destination: 'SIN', amount: 9000 }),
      day({ destination: 'SIN', day: inDays(12), amount: 8000 }),
      day({ origin: 'SIN', amount: 7000 }),
    ])
    expect((await route()).others).toEqual([
      {
        from: 'QKL',
        to: 'SIN',
        address: 'kuala-lumpur-to-singapore-sin',
        date: inDays(12),
        price: { amount: 8000, currency: 'MYR' },
      },
    ])
  })
})

it('a destination is indexed once routes from several places are known', async () => {
  const origins = ['QKL', 'SIN', 'HKG'].slice(0, enoughFacts.routes)
  await writeRouteDays(
    db,
    origins.slice(1).map((origin) => day({ origin })),
  )
  expect(await destination()).toMatchObject({ isIndexed: false, address: 'to-bangkok' })
  expect(await listed('destination')).toEqual([])
  await writeRouteDays(db, [day({ amount: 100 })])
  const page = await destination()
  expect(page.isIndexed).toBe(true)
  expect(page.routes[0]).toMatchObject({ from: 'QKL', price: { amount: 100 } })
  expect(await listed('destination')).toEqual(['to-bangkok'])
})

it('what isn’t shown any more is deleted', async () => {
  await writeRouteDays(db, [day(), day({ day: inDays(-3) })])
  await writeRouteAirlines(db, [airline()])
  await deleteRouteFacts(db, shownAt(clock.now()))
  expect(await route()).toMatchObject({ days: [{ date: inDays(10) }], airlines: [{ code: 'MH' }] })
  await deleteRouteFacts(db, shownAt(clock.now() + factsShown + 1))
  expect(await route()).toMatchObject({ days: [], airlines: [] })
})

it.each([
  'zzz-to-bkk',
  '%E0%B8%81-to-bkk',
  '..%2f..',
  'to-%3Cscript%3E',
  'kul-to-kul',
  'a'.repeat(160),
])('there is no page %s', async (address) => {
  const call = traveller.call('GET', `/landing/flights/${address}?currency=MYR`)
  expect(await call).toMatchObject({ status: 404, error: 'NOT_FOUND' })
})

it.each([
  `/landing/flights/${'a'.repeat(161)}?currency=MYR`,
  '/landing/flights/to-bangkok?currency=XXX',
  '/landing/flights/to-bangkok?currency=1',
  '/landing/indexed?kind=all',
])('%s is refused', async (path) => {
  expect(await traveller.call('GET', path)).toMatchObject({ status: 400, error: 'VALIDATION' })
})

// The last one: its facts are written in the background.
it('a search notes what it finds, and no page asks suppliers', {
  timeout: patience(),
}, async () => {
  const address = 'hong-kong-hkg-to-singapore-sin'
  expect((await route(address)).days).toEqual([])
  const slices = [{ from: 'HKG', to: 'SIN', date: inDays(20) }]
  const { results } = await traveller.search(searchRequest({ slices }))
  const usual = results.filter(({ slice }) => slice.stopType !== 'onestop')
  const lowest = Math.min(...usual.map(({ cheapest }) => cheapest.price.amount))
  await expect
    .poll(async () => (await route(address)).days[0]?.price.amount, { timeout: patience() })
    .toBe(lowest)
  await expect
    .poll(async () => (await route(address)).airlines.length, { timeout: patience() })
    .toBeGreaterThan(0)
  const { airlines } = await route(address)
  expect(airlines.find(({ stops }) => stops === 0)?.from.airport).toBe('HKG')
})

describe('links', () => {
  const links = async (query: string, language = 'en') => {
    // What is indexed is read once a minute.
    clock.advance(minutes(2))
    return (
      await traveller.must(
        traveller.call<{ pages: LinkedLanding[] }>('GET', `/landing/links?${query}`, undefined, {
          [headers.language]: language,
        }),
      )
    ).pages
  }

  it('lead to pages that are indexed, named in the reader’s language, and to no other', async () => {
    expect(await links('from=KUL&to=BKK,SIN')).toEqual([])
    await writeRouteDays(db, severalDays(enoughFacts.days))
    await writeRouteAirlines(db, [airline()])
    const page = { kind: 'route', address: 'kuala-lumpur-to-bangkok' }
    expect(await links('from=KUL&to=BKK,DMK,SIN,ZZZ')).toEqual([
      { ...page, from: 'Kuala Lumpur', to: 'Bangkok' },
    ])
    expect(await links('from=SZB&to=BKK', 'th')).toEqual([
      { ...page, from: 'กัวลาลัมเปอร์', to: 'กรุงเทพฯ' },
    ])
    expect(await links('to=BKK')).toEqual([])
    expect(await links('from=BKK&to=KUL,BKK')).toEqual([])
  })

  it.each(['from=__proto__', 'to=bkk', `to=${'BKK,'.repeat(30)}BKK`, 'stays=..%2fx', 'stays='])(
    'can’t be asked for with %s',
    async (query) => {
      expect(await traveller.call('GET', `/landing/links?${query}`)).toMatchObject({
        error: 'VALIDATION',
      })
    },
  )
})
