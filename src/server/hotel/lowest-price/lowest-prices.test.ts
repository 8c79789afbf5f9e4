import { expect, test } from 'vitest'
import { stayOf } from '../../../../test/support/hotel/stay-visitor.ts'
import { bangkok } from '../../../../test/support/hotel/test-properties.ts'
import { testPlatform } from '../../../../test/support/platform.ts'
import { testNow } from '../../../../test/support/test-clock.ts'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import { days } from '../../platform/duration.ts'
import { addDays, dayInZone } from '../../world/zoned-time.ts'
import { createLowestPrices } from './lowest-prices.ts'
import { deleteSeenPrices } from './seen-price-store.ts'

const platform = await testPlatform()
const { clock, db } = platform
const hotel = 'north-1' as HotelId

/** Each test has its own stay. */
let ahead = 100
const newStay = () => {
  ahead += 5
  const checkIn = addDays(dayInZone(new Date(testNow()), 'UTC'), ahead)
  return stayOf({ checkIn, checkOut: addDays(checkIn, 2) })
}

/** Lets days pass on which a search sees these totals in dollars; returns what is then said of a total. */
async function seen(totals: (number | undefined)[]) {
  const stay = newStay()
  const prices = createLowestPrices(platform)
  for (const total of totals) {
    if (total !== undefined) {
      const price = { id: hotel, position: bangkok, total: total * 100 }
      await prices.record('north', stay, { currency: 'USD', seen: [price] })
    }
    clock.advance(days(1))
  }
  const isLowest = await prices.read(stay, 'USD', [bangkok])
  return { stay, say: (total: number, id = hotel) => isLowest(id, total * 100) }
}

test('a price is the lowest if none of the last 30 days was lower', async () => {
  const { say } = await seen([90, 80, 85, 95, 90, 100, 100])
  expect([say(81), say(80), say(79)]).toEqual([false, true, true])
})

test('nothing is said of a property that was seen on few days, or only lately', async () => {
  expect((await seen([90, 80])).say(10)).toBeUndefined()
  expect((await seen([90, 80, 85, 95])).say(10)).toBeUndefined()
  const { say } = await seen([90, 80, 85, 95, 90, 100, 100])
  expect(say(10, 'another' as HotelId)).toBeUndefined()
})

test('what was seen more than 30 days ago doesn’t count', async () => {
  const pause = Array.from({ length: 28 }, () => undefined)
  const { say } = await seen([10, ...pause, 90, 90, 90, 90])
  expect(say(50)).toBeUndefined()
  const { say: later } = await seen([10, ...pause.slice(0, 20), 90, 90, 90, ...pause.slice(0, 9)])
  expect(later(50)).toBeUndefined()
})

test('of two prices on a day the lower one counts, whichever supplier’s and currency it is', async () => {
  const { stay, say } = await seen([90, 90, 90, 90, 90, 90, 90])
  expect(say(85)).toBe(true)
  const prices = createLowestPrices(platform)
  const record = (supplier: string, total: number, currency: string) =>
    prices.record(supplier, stay, { currency, seen: [{ id: hotel, position: bangkok, total }] })
  await record('north', 8000, 'USD')
  await record('south', 8600, 'USD')
  const isLowest = await prices.read(stay, 'MYR', [bangkok])
  expect(isLowest(hotel, 1_000_000)).toBe(false)
  const inDollars = await prices.read(stay, 'USD', [bangkok])
  expect([inDollars(hotel, 8500), inDollars(hotel, 8000)]).toEqual([false, true])
})

test('old prices are deleted', async () => {
  const { stay } = await seen([90, 90, 90, 90, 90, 90, 90])
  await deleteSeenPrices(db, addDays(dayInZone(clock.date(), 'UTC'), 1))
  const isLowest = await createLowestPrices(platform).read(stay, 'USD', [bangkok])
  expect(isLowest(hotel, 1)).toBeUndefined()
})
