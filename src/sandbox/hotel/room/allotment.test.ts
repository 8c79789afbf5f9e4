import { expect, test } from 'vitest'
import { testHotelWorld } from '../../../../test/support/hotel-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { nightsIn } from '../price/city-demand.ts'
import { allotmentOf } from './allotment.ts'

const { world, clock, supplier, around } = await testHotelWorld(4)

const stays = [
  [2, 1],
  [15, 6],
  [40, 2],
] as const

test('properties mostly let suppliers sell three to nine rooms of a type, and never more than are free', () => {
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  let usual = 0
  let all = 0
  for (const hotel of world.hotels.all()) {
    const nights = nightsIn(hotel.city, inDays(20), inDays(23), today)
    for (const [index, room] of world.hotels.offering(hotel).rooms.entries()) {
      for (const night of nights) {
        const { rooms, unsold, released } = allotmentOf(hotel, room, index, night)
        expect(released).toBeLessThanOrEqual(unsold)
        expect(unsold).toBeLessThanOrEqual(rooms)
        if (released === 0) continue
        all += 1
        if (released >= 3 && released <= 9) usual += 1
      }
    }
  }
  expect(usual / all).toBeGreaterThan(0.6)
})

test.each(stays)(
  '%i days ahead for %i nights, few properties have a room or two left',
  async (ahead, nights) => {
    for (const city of ['bangkok-th', 'paris-fr', 'bali-id', 'dubai-ae']) {
      const stay = {
        checkIn: inDays(ahead),
        checkOut: inDays(ahead + nights),
        rooms: [{ adults: 2, childAges: [] }],
      }
      const found = await supplier('direct').search({ ...around(city), stay })
      const scarce = found.filter(({ rates: [cheapest] }) => (cheapest?.roomsLeft ?? 9) <= 2)
      expect(scarce.length / found.length).toBeLessThan(0.1)
    }
  },
)

test('a type of which there are few never counts as nearly sold out', async () => {
  const stay = {
    checkIn: inDays(30),
    checkOut: inDays(32),
    rooms: [{ adults: 2, childAges: [] }],
  }
  const villas = [...world.hotels.all()].filter(({ kind, size }) => kind === 'villa' && size <= 5)
  const refs = new Set(villas.map(({ id }) => `D-${id}`))
  const found = await supplier('direct').search({ ...around('bali-id'), stay })
  const rates = found.flatMap((each) => (refs.has(each.ref) ? each.rates : []))
  expect(rates.length).toBeGreaterThan(0)
  expect(rates.filter(({ roomsLeft }) => roomsLeft !== undefined)).toEqual([])
})
