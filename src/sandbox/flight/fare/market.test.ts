import { expect, test } from 'vitest'
import { testFlightWorld } from '../../../../test/support/flight-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { Cabin } from '../../../contract/flight/offer.ts'
import { convert } from '../../../server/world/exchange-rates.ts'

const { suppliers } = await testFlightWorld()
const oneAdult = { adult: 1, child: 0, infant: 0 }

/** Returns all direct offers on some days between tomorrow and most of a year ahead. */
async function directOffers(from: string, to: string, cabin: Cabin) {
  const found = []
  for (const ahead of [1, 6, 15, 40, 100, 250]) {
    const slices = [{ from, to, date: inDays(ahead) }]
    for (const supplier of suppliers) {
      for (const offer of await supplier.search({ slices, passengers: oneAdult, cabin })) {
        if (offer.slice.stopType !== 'direct') continue
        const usd = convert(offer.price.amount, offer.price.currency, 'USD') / 100
        found.push({ supplier: supplier.id, offer, usd })
      }
    }
  }
  return found
}

/** What one adult pays one way in economy, USD, for any day, carrier and fare family. */
const market = [
  ['KUL', 'BKK', 25, 250],
  ['LHR', 'JFK', 150, 1500],
  ['KUL', 'SIN', 15, 200],
  ['SYD', 'MEL', 20, 300],
  ['MAD', 'BCN', 15, 200],
  ['JFK', 'LAX', 70, 700],
  ['DEL', 'BOM', 20, 250],
  ['HND', 'CTS', 20, 300],
  ['GRU', 'GIG', 15, 250],
  ['JNB', 'CPT', 20, 250],
  ['DXB', 'LHR', 150, 1200],
  ['HKG', 'TPE', 30, 300],
] as const

test.each(market)('%s–%s costs between USD %d and %d', async (from, to, least, most) => {
  const prices = (await directOffers(from, to, 'economy')).map(({ usd }) => usd)
  expect(prices.length).toBeGreaterThan(0)
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(least)
  expect(Math.max(...prices)).toBeLessThanOrEqual(most)
})

test.each([
  ['KUL', 'BKK'],
  ['LHR', 'JFK'],
  ['DXB', 'LHR'],
])('%s–%s in business costs 2.5 to 5 times economy on the same flight', async (from, to) => {
  const keyOf = ({ supplier, offer }: Awaited<ReturnType<typeof directOffers>>[number]) =>
    `${supplier} ${offer.slice.segments[0]?.flight} ${offer.slice.departure}`
  const economy = Map.groupBy(await directOffers(from, to, 'economy'), keyOf)
  const business = Map.groupBy(await directOffers(from, to, 'business'), keyOf)
  let compared = 0
  for (const [flight, offers] of business) {
    const [cheapest] = economy.get(flight) ?? []
    if (!offers[0] || cheapest?.offer.family.code !== 'LIGHT') continue
    compared += 1
    expect(offers[0].usd / cheapest.usd).toBeGreaterThan(2.5)
    expect(offers[0].usd / cheapest.usd).toBeLessThan(5)
  }
  expect(compared).toBeGreaterThan(5)
})

test('fare families of a flight cost more the more they include', async () => {
  const offers = await directOffers('LHR', 'JFK', 'economy')
  for (const [, families] of Map.groupBy(
    offers,
    ({ supplier, offer }) =>
      `${supplier} ${offer.slice.segments[0]?.flight} ${offer.slice.departure}`,
  )) {
    const prices = families.map(({ usd }) => usd)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  }
})
