import { expect, test } from 'vitest'
import { testHotelWorld } from '../../../../test/support/hotel-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { SupplierRate } from '../../../server/supplier/hotel-supplier.ts'
import { convert } from '../../../server/world/exchange-rates.ts'
import { addDays } from '../../../server/world/zoned-time.ts'

const { suppliers, around, world } = await testHotelWorld(6, [
  'bangkok-th',
  'paris-fr',
  'dubai-ae',
  'tokyo-jp',
  'bali-id',
  'new-york-us',
])

const usdOf = (rate: SupplierRate): number =>
  rate.rooms.reduce((sum, { now, atProperty }) => {
    const there = atProperty ? convert(atProperty.amount, atProperty.currency, 'USD') : 0
    return sum + convert(now.amount, now.currency, 'USD') + there
  }, 0) / 100

/** Returns the cheapest price of a night for two at each hotel of a class, everything included, sorted. */
async function nights(city: string, stars: number): Promise<number[]> {
  const found: number[] = []
  for (const ahead of [5, 24, 75, 160, 260]) {
    const checkIn = inDays(ahead)
    const stay = { checkIn, checkOut: addDays(checkIn, 2), rooms: [{ adults: 2, childAges: [] }] }
    for (const supplier of suppliers) {
      for (const { ref, rates } of await supplier.search({ ...around(city), stay })) {
        const hotel = world.hotels.byId(ref.slice(2))
        const [rate] = rates
        if (hotel?.kind === 'hotel' && hotel.stars === stars && rate) found.push(usdOf(rate) / 2)
      }
    }
  }
  return found.sort((a, b) => a - b)
}

/** What a night for two costs, USD with taxes: the median, and most. */
const market = [
  ['bangkok-th', 3, 20, 90],
  ['paris-fr', 3, 90, 260],
  ['dubai-ae', 5, 150, 900],
  ['tokyo-jp', 3, 55, 220],
  ['bali-id', 3, 18, 90],
  ['new-york-us', 3, 120, 420],
] as const

test.each(market)(
  'a night in %s with %d stars costs USD %d to %d',
  async (city, stars, least, most) => {
    const prices = await nights(city, stars)
    expect(prices.length).toBeGreaterThan(100)
    const at = (share: number) => prices[Math.floor(prices.length * share)] ?? 0
    // The middle of the market is well inside. Where only suites are left, the cheapest price is one of a suite.
    expect(at(0.5)).toBeGreaterThan(least * 1.1)
    expect(at(0.5)).toBeLessThan(most * 0.8)
    expect(at(0)).toBeGreaterThanOrEqual(least)
    expect(at(0.995)).toBeLessThanOrEqual(most)
  },
)

test('suppliers sell the same property at different prices', async () => {
  const checkIn = inDays(50)
  const stay = { checkIn, checkOut: addDays(checkIn, 3), rooms: [{ adults: 2, childAges: [] }] }
  const [bedbank, direct] = await Promise.all(
    suppliers.map(async (supplier) => {
      const found = await supplier.search({ ...around('paris-fr'), stay })
      return new Map(
        found.flatMap(({ ref, rates: [rate] }) => (rate ? [[ref.slice(2), usdOf(rate)]] : [])),
      )
    }),
  )
  const ratios = [...(bedbank ?? [])].flatMap(([id, usd]) => {
    const other = direct?.get(id)
    return other ? [usd / other] : []
  })
  expect(ratios.length).toBeGreaterThan(100)
  expect(ratios.filter((ratio) => Math.abs(ratio - 1) < 0.001).length).toBeLessThan(
    ratios.length / 20,
  )
  expect(Math.min(...ratios)).toBeGreaterThan(0.7)
  expect(Math.max(...ratios)).toBeLessThan(1.4)
  const cheaper = ratios.filter((ratio) => ratio < 1).length / ratios.length
  expect(cheaper).toBeGreaterThan(0.4)
  expect(cheaper).toBeLessThan(0.85)
})
