import { describe, expect, test } from 'vitest'
import { duffelRate } from '../../../../../../test/support/duffel/stay/rates.ts'
import type { SearchRequest } from '../../../../../../test/support/duffel/stay/requests.ts'
import type { RateWishes } from '../../../../../../test/support/duffel/stay/test-hotels.ts'
import { testNow } from '../../../../../../test/support/test-clock.ts'
import type { StayDates } from '../../../../../contract/hotel/stay.ts'
import { resultAnswer } from '../answers.ts'
import { stayQuery } from '../search/stay-query.ts'
import { ratesOf } from './supplier-rate.ts'

const stay = (rooms: number): StayDates => ({
  checkIn: '2030-03-10',
  checkOut: '2030-03-11',
  rooms: Array.from({ length: rooms }, () => ({ adults: 1, childAges: [] })),
})

/** Returns what we sell of a room with one rate, which `change` may make unlike Duffel's own. */
function soldOf(wishes: RateWishes, { rooms = 1, change = {} } = {}) {
  const request = { ...stayQuery(stay(rooms)), accommodation: { ids: ['acc_1'] } } as SearchRequest
  const rate = { ...duffelRate('rat_1', wishes, request), ...change }
  const location = {
    address: { country_code: 'GB' },
    geographic_coordinates: { latitude: 51.5, longitude: -0.12 },
  }
  const accommodation = {
    id: 'acc_1',
    name: 'A',
    location,
    rooms: [{ name: 'Suite', rates: [rate] }],
  }
  const { data } = resultAnswer.parse({ data: { id: 'srr_1', accommodation } })
  return ratesOf(data.accommodation, stay(rooms), testNow())
}

describe('a rate’s sums', () => {
  test.each<[string, RateWishes, number, { now: [number, string][]; there: [number, string][] }]>([
    ['one room', { price: 99.99 }, 1, { now: [[9999, 'USD']], there: [] }],
    [
      'rooms that share unevenly add up',
      { price: 33.335 },
      2,
      {
        now: [
          [3334, 'USD'],
          [3333, 'USD'],
        ],
        there: [],
      },
    ],
    [
      'a currency without decimals, rounded up',
      { price: 1200.5, currency: 'JPY' },
      1,
      { now: [[1201, 'JPY']], there: [] },
    ],
    [
      'a part that is due there stays in the property’s currency',
      { price: 100, due: { amount: '1500', currency: 'JPY' } },
      2,
      {
        now: [
          [10_000, 'USD'],
          [10_000, 'USD'],
        ],
        there: [
          [1500, 'JPY'],
          [1500, 'JPY'],
        ],
      },
    ],
    [
      'three decimals',
      { price: 10, due: { amount: '1.25', currency: 'KWD' } },
      1,
      { now: [[1000, 'USD']], there: [[1250, 'KWD']] },
    ],
  ])('%s', (_, wishes, rooms, { now, there }) => {
    const [rate] = soldOf(wishes, { rooms })
    expect(rate?.rooms.map((room) => [room.now.amount, room.now.currency])).toEqual(now)
    expect(
      rate?.rooms.flatMap(({ atProperty }) =>
        atProperty ? [[atProperty.amount, atProperty.currency]] : [],
      ),
    ).toEqual(there)
  })
})

test.each<[string, object]>([
  ['needs a card', { available_payment_methods: ['card'] }],
  ['is paid at the property with a card as guarantee', { payment_type: 'guarantee' }],
  ['takes a deposit of an unknown amount', { payment_type: 'deposit' }],
  ['is for members', { loyalty_programme_required: true }],
  ['has meals that we have no word for', { board_type: 'brunch' }],
  ['has expired', { expires_at: new Date(testNow() - 1000).toISOString() }],
  ['has no expiry', { expires_at: null }],
  ['has a price that can’t be read', { total_amount: 'free' }],
  ['costs nothing', { total_amount: '0.00' }],
  ['has an amount due there without a currency', { due_at_accommodation_amount: '5.00' }],
  ['has a timeline that can only be read in part', { cancellation_timeline: [{ before: 'soon' }] }],
])('a rate that %s isn’t sold', (_, change) => {
  expect(soldOf({})).toHaveLength(1)
  expect(soldOf({}, { change })).toEqual([])
})

test('how many rooms are left is said if it’s known', () => {
  const left = (quantity_available: number | null) =>
    soldOf({}, { change: { quantity_available } })[0]?.roomsLeft
  expect([left(3), left(null), left(0)]).toEqual([3, undefined, undefined])
})
