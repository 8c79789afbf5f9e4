import { expect, test } from 'vitest'
import { testFlightWorld } from '../../../test/support/flight-world.ts'
import { inDays } from '../../../test/support/traveller.ts'
import type { SupplierOffer } from '../../server/supplier/flight-supplier.ts'
import { airlineByCode } from '../../server/world/airline.ts'

const { suppliers } = await testFlightWorld()

async function offersOf(from: string, to: string): Promise<Map<string, SupplierOffer[]>> {
  const slices = [{ from, to, date: inDays(70) }]
  const passengers = { adult: 1, child: 0, infant: 0 }
  const asked = suppliers.map(
    async (each) => [each.id, await each.search({ slices, passengers, cabin: 'economy' })] as const,
  )
  return new Map(await Promise.all(asked))
}

const lowCostLegs = ({ slice }: SupplierOffer) =>
  slice.segments.filter(({ airline }) => airlineByCode(airline)?.lowCost)

test('the GDS sells network carriers on one booking code, quoted in their home currency', async () => {
  for (const offer of (await offersOf('KUL', 'LHR')).get('meridian') ?? []) {
    expect(lowCostLegs(offer)).toEqual([])
    expect(offer.slice.stopType).not.toBe('onestop')
  }
  const [malaysian] = ((await offersOf('KUL', 'BKK')).get('meridian') ?? []).filter(
    ({ slice }) => slice.segments[0]?.airline === 'MH',
  )
  expect(malaysian?.price.currency).toBe('MYR')
})

test('only the aggregator sells self-transfers, in US dollars', async () => {
  const offers = await offersOf('KUL', 'LHR')
  const selfTransfers = (id: string) =>
    (offers.get(id) ?? []).filter(({ slice }) => slice.stopType === 'onestop')
  expect(selfTransfers('skipjack').length).toBeGreaterThan(0)
  expect(selfTransfers('meridian')).toEqual([])
  expect(selfTransfers('wayline')).toEqual([])
  for (const { price } of offers.get('skipjack') ?? []) expect(price.currency).toBe('USD')
})

test('a direct connection to the airline has one family more and another price', async () => {
  const offers = await offersOf('FRA', 'JFK')
  const direct = (id: string) =>
    (offers.get(id) ?? []).filter(({ slice }) => slice.stopType === 'direct')
  const flightOf = ({ slice }: SupplierOffer) => slice.segments[0]?.flight
  const [twin] = direct('wayline').filter((offer) =>
    direct('meridian').some((other) => flightOf(other) === flightOf(offer)),
  )
  const families = (id: string) =>
    direct(id).filter((each) => twin && flightOf(each) === flightOf(twin))
  expect(families('meridian').map(({ family }) => family.code)).toEqual([
    'LIGHT',
    'STANDARD',
    'FLEX',
  ])
  expect(families('wayline').map(({ family }) => family.code)).toEqual([
    ...['LIGHT', 'STANDARD', 'SEMIFLEX', 'FLEX'],
  ])
  expect(families('wayline')[0]?.price).not.toEqual(families('meridian')[0]?.price)
})

test.each([
  ['KUL', 'PEN', 'none'],
  ['KUL', 'BKK', 'passport'],
  ['JFK', 'LAX', 'none'],
  ['CGK', 'DPS', 'id_card'],
  ['BKK', 'HKT', 'id_card'],
] as const)('%s–%s needs documents: %s', async (from, to, documents) => {
  const offers = [...(await offersOf(from, to)).values()]
    .flat()
    .filter(({ slice }) => slice.stopType === 'direct')
  expect(offers.length).toBeGreaterThan(0)
  for (const { needs } of offers) expect(needs.documents).toBe(documents)
})
