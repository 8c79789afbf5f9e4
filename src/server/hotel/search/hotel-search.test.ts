import { beforeEach, describe, expect, test } from 'vitest'
import {
  deskSupplier,
  type HotelDesk,
  openHotelDesk,
} from '../../../../test/support/hotel/hotel-desk.ts'
import { awayFrom, bangkok, testProperty } from '../../../../test/support/hotel/test-properties.ts'
import { patience } from '../../../../test/support/patience.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { BodyInput, ResultOf } from '../../../contract/endpoint.ts'
import type {
  HotelSearchRequest,
  HotelSearchState,
  listHotelResults,
} from '../../../contract/hotel/search/hotel-search.ts'
import { minutes } from '../../platform/duration.ts'
import type { HotelSupplier, SupplierProperty } from '../../supplier/hotel-supplier.ts'
import { convert } from '../../world/exchange-rates.ts'

const free = `${inDays(35)}T11:00:00.000Z`
const north: HotelDesk = openHotelDesk([
  [
    testProperty('riverside', 'The Riverside Hotel', { position: awayFrom(bangkok, 1) }),
    { ref: 'r1', now: 5000 },
    { ref: 'r2', now: 6000, board: 'breakfast', freeUntil: free, roomsLeft: 2 },
  ],
  [
    testProperty('grand', 'Grand Lotus', {
      position: awayFrom(bangkok, 3),
      stars: 5,
      area: 'Riverside',
      score: { value: 9.2, reviews: 900 },
      amenities: ['wifi', 'pool', 'spa'],
      accessibility: ['step_free_entrance'],
    }),
    { ref: 'g1', now: 20_000, freeUntil: free },
  ],
  [
    testProperty('bunk', 'Bunk & Go', {
      kind: 'hostel',
      stars: 1,
      position: awayFrom(bangkok, 2),
      score: { value: 6.5, reviews: 30 },
      amenities: ['wifi'],
    }),
    { ref: 'b1', now: 900 },
  ],
  [testProperty('full', 'Sold Out Inn', { position: awayFrom(bangkok, 2) })],
  [
    testProperty('far', 'Elsewhere Resort', { position: awayFrom(bangkok, 300) }),
    { ref: 'f1', now: 100 },
  ],
])
/** Sells the first property of the other too, under another code and a plainer name, and paid there. */
const south: HotelDesk = openHotelDesk([
  [
    testProperty('S-9', 'Riverside', { position: awayFrom(bangkok, 1.05) }),
    { ref: 's1', now: 0, there: 150_000, pay: 'at_property', freeUntil: free },
  ],
])
const shop = await openShop(
  {},
  {},
  { hotelSuppliers: [deskSupplier('north', north), deskSupplier('south', south)] },
)
const traveller = shop.traveller()

beforeEach(() => {
  for (const desk of [north, south]) Object.assign(desk, { isDown: false, waits: undefined })
})

type Page = ResultOf<typeof listHotelResults>

/** A stay of three nights; each test has its own dates, so that searches aren't reopened. */
let day = 40
const request = (more: Partial<HotelSearchRequest> = {}): HotelSearchRequest => {
  day += 1
  return {
    destination: 'city-bangkok-th' as HotelSearchRequest['destination'],
    checkIn: inDays(day),
    checkOut: inDays(day + 3),
    rooms: [{ adults: 2, childAges: [] }],
    currency: 'MYR',
    ...more,
  }
}
const open = (body: HotelSearchRequest, wait = 2000) =>
  traveller.call<HotelSearchState>('POST', `/hotel/search?wait=${wait}`, body)
const list = (searchId: string, body: BodyInput<typeof listHotelResults> = {}) =>
  traveller.call<Page>('POST', `/hotel/search/${searchId}/results`, body)

/** Searches and waits for both suppliers. */
async function searched(more: Partial<HotelSearchRequest> = {}) {
  let state = await traveller.must(open(request(more)))
  while (state.state === 'searching') {
    await new Promise((resolve) => setTimeout(resolve, 10))
    state = (await traveller.must(list(state.searchId, { size: 0 }))).search
  }
  const page = (body: BodyInput<typeof listHotelResults> = {}) =>
    traveller.must(list(state.searchId, body))
  return { state, page }
}
/** Returns what it is given a few milliseconds later, like a feed of many properties does. */
function afterMoment<T>(given: T): T {
  const end = performance.now() + 3
  while (performance.now() < end);
  return given
}
const namesOf = ({ rows }: Page) => rows.map(({ hotel }) => hotel.name)

describe('a search', () => {
  test('lists each property of the circle once, with its cheapest rate of all suppliers', async () => {
    const { state, page } = await searched()
    expect(state).toMatchObject({
      state: 'done',
      found: 3,
      destination: { name: 'Bangkok', within: 'Thailand', properties: 4 },
      suppliers: [
        { id: 'north', state: 'answered', results: 3 },
        { id: 'south', state: 'answered', results: 1 },
      ],
    })
    const found = await page({ sort: 'lowest_price' })
    expect(namesOf(found)).toEqual(['Bunk & Go', 'The Riverside Hotel', 'Grand Lotus'])
    expect(found.total).toBe(3)
    const riverside = found.rows[1]
    expect(riverside).toMatchObject({ distance: 1, rates: 3 })
    const estimate = convert(450_000, 'THB', 'MYR')
    expect(riverside?.cheapest).toMatchObject({
      supplier: 'south',
      pay: 'at_property',
      price: {
        now: { amount: 0, currency: 'MYR' },
        atProperty: {
          amount: { amount: 450_000, currency: 'THB' },
          estimate: { amount: estimate, currency: 'MYR' },
        },
        total: { amount: estimate, currency: 'MYR' },
      },
      perNight: { amount: Math.round(estimate / 3), currency: 'MYR' },
      freeUntil: free,
    })
  })

  test('doesn’t keep visitors waiting while properties are still being read', async () => {
    let isReading = true
    const slow: HotelSupplier = {
      ...deskSupplier('north', north),
      *properties() {
        yield* north.properties
        while (isReading) yield afterMoment(north.properties[0] as SupplierProperty)
      },
    }
    const starting = await openShop({}, {}, { hotelSuppliers: [slow] })
    const visitor = starting.traveller()
    const body = request()
    const opened = await visitor.must(
      visitor.call<HotelSearchState>('POST', '/hotel/search?wait=0', body),
    )
    const results = () =>
      visitor.must(visitor.call<Page>('POST', `/hotel/search/${opened.searchId}/results`, {}))
    expect(opened.state).toBe('searching')
    expect(await results()).toMatchObject({ search: { state: 'searching', found: 0 }, rows: [] })
    isReading = false
    await expect
      .poll(async () => (await results()).search, { timeout: patience() })
      .toMatchObject({ state: 'done' })
    expect(namesOf(await results())).toContain('Grand Lotus')
  })

  test('shows what one supplier found while another still thinks, or fails', async () => {
    let answer = () => {}
    south.waits = new Promise((resolve) => (answer = resolve))
    const wanted = request()
    const early = await traveller.must(open(wanted))
    expect(early).toMatchObject({ state: 'searching', found: 3 })
    const before = await traveller.must(list(early.searchId, { sort: 'lowest_price' }))
    expect(before.rows[1]?.cheapest).toMatchObject({ supplier: 'north' })
    south.isDown = true
    answer()
    const after = await eventually(async () => {
      const found = await traveller.must(list(early.searchId))
      return found.search.state === 'done' && found
    })
    expect(after.search.suppliers[1]).toMatchObject({ state: 'failed' })
    expect(after.total).toBe(3)
  })

  test('is the visitor’s same one when repeated, and expires after 25 minutes', async () => {
    const wanted = request()
    const first = await traveller.must(open(wanted))
    expect((await traveller.must(open(wanted))).searchId).toBe(first.searchId)
    const other = shop.traveller()
    const theirs = await other.must(other.call<HotelSearchState>('POST', '/hotel/search', wanted))
    expect(theirs.searchId).not.toBe(first.searchId)
    shop.platform.clock.advance(minutes(26))
    expect((await list(first.searchId)).error).toBe('SEARCH_EXPIRED')
    expect((await list('x'.repeat(22))).error).toBe('SEARCH_NOT_FOUND')
  })

  test('for a property by name has it first', async () => {
    const { page } = await searched({
      destination: 'hotel-south-S-9' as HotelSearchRequest['destination'],
    })
    expect(namesOf(await page())[0]).toBe('The Riverside Hotel')
  })

  test('for a property by name says whether that has rooms, whatever filters leave', async () => {
    const named = (id: string) =>
      searched({ destination: `hotel-${id}` as HotelSearchRequest['destination'] })
    const { page } = await named('south-S-9')
    expect((await page({ filters: { stars: [5] } })).namedHasRooms).toBe(true)
    const full = await named('north-full')
    expect((await full.page()).namedHasRooms).toBe(false)
    const { page: ofCity } = await searched()
    expect(await ofCity()).not.toHaveProperty('namedHasRooms')
  })
})

describe('filters', () => {
  test('leave properties with a rate that passes all of them', async () => {
    const { page } = await searched()
    const names = async (filters: BodyInput<typeof listHotelResults>['filters']) =>
      namesOf(await page({ filters, sort: 'distance' }))
    expect(await names({ stars: [1, 5] })).toEqual(['Bunk & Go', 'Grand Lotus'])
    expect(await names({ score: 8 })).toEqual(['The Riverside Hotel', 'Grand Lotus'])
    expect(await names({ kinds: ['hostel'] })).toEqual(['Bunk & Go'])
    expect(await names({ amenities: ['pool', 'spa'] })).toEqual(['Grand Lotus'])
    expect(await names({ accessibility: ['step_free_entrance'] })).toEqual(['Grand Lotus'])
    expect(await names({ boards: ['breakfast'] })).toEqual(['The Riverside Hotel'])
    expect(await names({ boards: ['breakfast'], payAtProperty: true })).toEqual([])
    expect(await names({ areas: ['Riverside'] })).toEqual(['Grand Lotus'])
    expect(await names({ within: 1.5 })).toEqual(['The Riverside Hotel'])
    expect(await names({ name: 'lotus' })).toEqual(['Grand Lotus'])
    const north = awayFrom(bangkok, 2.5)
    expect(await names({ bounds: { south: north.lat, north: 90, west: 100, east: 101 } })).toEqual([
      'Grand Lotus',
    ])
  })

  test('on rates decide which one is shown', async () => {
    const { page } = await searched()
    const found = await page({ filters: { freeCancellation: true, boards: ['breakfast'] } })
    expect(found.rows).toHaveLength(1)
    expect(found.rows[0]).toMatchObject({
      rates: 1,
      cheapest: { board: 'breakfast', freeUntil: free },
    })
    // All of the list's properties are nearly sold out: that tells none from the others.
    expect(found.rows[0]?.cheapest.roomsLeft).toBeUndefined()
    const minPrice = convert(10_000, 'USD', 'MYR')
    const dear = await page({ filters: { minPrice }, sort: 'lowest_price' })
    expect(dear.rows.map(({ cheapest }) => cheapest.price.total.amount >= minPrice)).toEqual([
      true,
      true,
    ])
  })

  test('have counts of what each choice would leave, with the other filters kept', async () => {
    const { page } = await searched()
    const { facets, total } = await page({ filters: { stars: [3], boards: ['breakfast'] } })
    expect(total).toBe(1)
    // Other classes: none of them has breakfast.
    expect(facets.stars).toEqual({ 3: 1 })
    expect(facets.boards).toEqual({ room_only: 1, breakfast: 1 })
    const all = (await page()).facets
    expect(all).toMatchObject({
      stars: { 1: 1, 3: 1, 5: 1 },
      score: { 9: 1, 8: 2, 7: 2, 6: 3 },
      kinds: { hotel: 2, hostel: 1 },
      amenities: { wifi: 3, pool: 2, spa: 1 },
      accessibility: { step_free_entrance: 1 },
      areas: [
        { name: 'Old City', count: 2 },
        { name: 'Riverside', count: 1 },
      ],
      freeCancellation: 2,
      payAtProperty: 1,
    })
    expect(all.price?.lowest).toBe(convert(2700, 'USD', 'MYR'))
    expect(all.price?.highest).toBe(convert(60_000, 'USD', 'MYR'))
  })
})

test('sorts, pages and markers', async () => {
  const { page } = await searched()
  expect(namesOf(await page({ sort: 'highest_price', size: 2 }))).toEqual([
    'Grand Lotus',
    'The Riverside Hotel',
  ])
  expect(namesOf(await page({ sort: 'highest_price', from: 2, size: 2 }))).toEqual(['Bunk & Go'])
  const { markers } = await page({ markers: 2 })
  expect(markers).toHaveLength(2)
  expect(markers[0]).toMatchObject({ name: 'Bunk & Go' })
  expect(markers.reduce((sum, { more }) => sum + 1 + more, 0)).toBe(3)
  const north = awayFrom(bangkok, 2.5)
  const marked = { south: north.lat, north: 90, west: 100, east: 101 }
  const seen = await page({ markers: 10, marked })
  expect(seen.markers.map(({ name }) => name)).toEqual(['Grand Lotus'])
  expect(seen.total).toBe(3)
})

describe('bad input', () => {
  const errors = async (more: Partial<HotelSearchRequest>) => {
    const { status, error, fields } = await open({ ...request(), ...more })
    return { status, error, fields }
  }

  test.each<[string, Partial<HotelSearchRequest>, string, string]>([
    [
      'an unknown place',
      { destination: 'city-atlantis' as never },
      'UNKNOWN_DESTINATION',
      'destination',
    ],
    ['a past arrival', { checkIn: inDays(-3), checkOut: inDays(2) }, 'PAST_DATE', 'checkIn'],
    ['a year ahead', { checkIn: inDays(400), checkOut: inDays(401) }, 'STAY_TOO_FAR', 'checkIn'],
    [
      'leaving before arriving',
      { checkIn: inDays(9), checkOut: inDays(8) },
      'CHECK_OUT_BEFORE_CHECK_IN',
      'checkOut',
    ],
    [
      'no night',
      { checkIn: inDays(9), checkOut: inDays(9) },
      'CHECK_OUT_BEFORE_CHECK_IN',
      'checkOut',
    ],
    ['31 nights', { checkIn: inDays(9), checkOut: inDays(40) }, 'STAY_TOO_LONG', 'checkOut'],
    ['ten in one room', { rooms: [{ adults: 10, childAges: [] }] }, 'TOO_MANY_IN_ROOM', 'rooms.0'],
    [
      'a child without age',
      { rooms: [{ adults: 2, childAges: [null as never] }] },
      'VALIDATION',
      'rooms.0.childAges.0',
    ],
    [
      'ten rooms',
      { rooms: Array.from({ length: 10 }, () => ({ adults: 1, childAges: [] })) },
      'VALIDATION',
      'rooms',
    ],
    ['an unknown currency', { currency: 'XXX' }, 'VALIDATION', 'currency'],
  ])('%s is refused with its code and field', async (_, more, code, field) => {
    const { status, error, fields } = await errors(more)
    expect(status).toBe(400)
    expect(error).toBe(code)
    expect(Object.keys(fields)).toEqual([field])
  })

  test.each([
    ['swapped', { south: 14, west: 100, north: 13, east: 101 }],
    ['around the world', { south: -90, west: -180, north: 90, east: 180 }],
    ['beyond the date line', { south: 13, west: 179, north: 14, east: 181 }],
    ['no numbers', { south: Number.NaN, west: 100, north: 14, east: 101 }],
  ])('corners of a map that are %s are refused', async (_, bounds) => {
    const { searchId } = (await searched()).state
    for (const body of [{ filters: { bounds } }, { marked: bounds }]) {
      expect((await list(searchId, body)).error).toBe('VALIDATION')
    }
  })

  test('a city without properties has none, and is no error', async () => {
    const { state, page } = await searched({ destination: 'city-paris-fr' as never })
    expect(state.found).toBe(0)
    expect(await page({ markers: 10 })).toMatchObject({ total: 0, rows: [], markers: [] })
  })
})
