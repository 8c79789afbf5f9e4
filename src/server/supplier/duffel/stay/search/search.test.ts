import { describe, expect, test } from 'vitest'
import {
  openDuffelStaysShop,
  twoGuests,
} from '../../../../../../test/support/duffel/stay/stays-shop.ts'
import { testHotels, testPlace } from '../../../../../../test/support/duffel/stay/test-hotels.ts'
import { inDays } from '../../../../../../test/support/test-clock.ts'
import { SupplierFailure } from '../../../supplier-error.ts'
import { paidNow } from '../rate/supplier-rate.ts'

const { api, supplier, ratesOf, callsSince } = await openDuffelStaysShop()
const [first] = testHotels
const found = await supplier.search({ ...testPlace, stay: twoGuests })

describe('a search', () => {
  test('finds the hotels around that we can sell, nearest first', () => {
    const sold = testHotels.filter(({ id }) => !['acc_card_only', 'acc_far'].includes(id))
    expect(found.map(({ property }) => property?.name)).toEqual(sold.map(({ name }) => name))
  })

  test('has all rates of a hotel that are paid from the balance, cheapest first', () => {
    const rates = found[0]?.rates ?? []
    expect(rates.map((rate) => [rate.room.name, rate.board, paidNow(rate)])).toEqual([
      ['Double Suite', 'room_only', 30_000],
      ['Double Suite', 'room_only', 33_000],
      ['Twin Room', 'room_only', 36_000],
      ['Double Suite', 'breakfast', 39_000],
    ])
    expect(rates[1]?.rooms[0]?.atProperty).toEqual({ amount: 2100, currency: 'NZD' })
    expect(rates.map(({ roomsLeft }) => roomsLeft)).toEqual([undefined, 12, 12, 12])
  })

  test('has Duffel’s photos of a hotel and its rooms, each once, and no others', () => {
    const [hotel] = found
    const at = (name: string) => ({ url: `https://assets.duffel.com/img/stays/${name}.jpg` })
    expect(hotel?.property?.photos).toEqual([at('image'), at('pool')])
    const rooms = hotel?.property?.rooms.map(({ name, photos }) => [name, photos])
    expect(Object.fromEntries(rooms ?? [])).toMatchObject({
      'Double Suite': [at('suite')],
      'Twin Room': undefined,
    })
  })

  test('asks for each child’s age, and prices depend on it', async () => {
    const withChild = (age: number) => ({ ...twoGuests, rooms: [{ adults: 2, childAges: [age] }] })
    const price = async (age: number) =>
      (await ratesOf(first?.id ?? '', withChild(age))).map(paidNow)[0]
    expect([await price(2), await price(12)]).toEqual([30_050, 30_300])
  })

  test('asks for the rates of ten hotels at once, and of no more than forty', async () => {
    const shop = await openDuffelStaysShop()
    for (let more = 0; more < 50; more += 1) shop.api.addHotel([{}])
    await shop.supplier.search({ ...testPlace, stay: twoGuests })
    expect(shop.callsSince(0, 'POST search')).toBe(1 + 4)
  })

  test('keeps what it has if a call for rates fails, and fails if all do', async () => {
    const shop = await openDuffelStaysShop()
    for (let more = 0; more < 12; more += 1) shop.api.addHotel([{}])
    const query = { ...testPlace, stay: twoGuests }
    const all = await shop.supplier.search(query)
    shop.api.afterFirst('POST search', {
      mode: 'refused',
      status: 429,
      code: 'rate_limit_exceeded',
    })
    const some = await shop.supplier.search(query)
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(all.length)
    shop.api.fail('POST search', { mode: 'refused', status: 503, code: 'unavailable' }, 4)
    await expect(shop.supplier.search(query)).rejects.toThrow(SupplierFailure)
  })
})

test('a property says what Duffel says of it, and what follows from where it is', () => {
  expect(found[0]?.property).toMatchObject({
    ref: first?.id,
    name: first?.name,
    kind: 'hotel',
    stars: 4,
    score: { value: 8.4, reviews: 336 },
    city: 'Henderson Island',
    area: 'Pitcairn Islands',
    country: 'PN',
    amenities: ['wifi', 'pool'],
    accessibility: [],
    address: '1 Test Street, PCRN 1ZZ Henderson Island',
    checkIn: { from: '14:30' },
    checkOut: { until: '11:30' },
    policies: { childrenWelcome: true },
  })
  expect(found[0]?.property?.rooms.map(({ id, beds, sleeps }) => [id, beds, sleeps])).toEqual([
    ['double-suite', [{ kind: 'king', count: 1 }], 2],
    ['twin-room', [{ kind: 'king', count: 1 }], 2],
  ])
})

test('rates of a property are all those of a new search of it', async () => {
  const start = api.calls.length
  const stay = { ...twoGuests, checkOut: inDays(61) }
  const rates = await ratesOf(first?.id ?? '', stay)
  expect(rates.map(paidNow)).toEqual([10_000, 11_000, 12_000, 13_000])
  expect(callsSince(start, 'POST search')).toBe(2)
  expect(callsSince(start, 'POST search_results/')).toBe(1)
})
