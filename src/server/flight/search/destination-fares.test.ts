import { expect, test, vi } from 'vitest'
import { patience } from '../../../../test/support/patience.ts'
import { openShop } from '../../../../test/support/shop.ts'
import { inDays, searchRequest } from '../../../../test/support/traveller.ts'
import { writeFoundPrices } from '../../deal/found-price-store.ts'
import { hours } from '../../platform/duration.ts'

const shop = await openShop()

interface Fare {
  to: string
  date: string
  price: { amount: number; currency: string }
}
const ask = async (query: string) =>
  (
    await shop
      .traveller()
      .call<{ fares: Fare[]; pending: string[] }>('GET', `/flight/destination-fares?${query}`)
  ).result
/** Asks until only `unknown` destinations are pending: a busy machine needs longer than one call may wait. */
async function faresOf(query: string, unknown: string[] = []): Promise<Fare[]> {
  for (;;) {
    const { fares, pending } = await ask(`${query}&wait=5000`)
    if (pending.join() === unknown.join()) return fares
  }
}

test('each destination has its lowest price, which a search on that day then finds', async () => {
  const fares = await faresOf('from=KUL&to=BKK,SIN&currency=MYR')
  expect(fares.map(({ to }) => to)).toEqual(['BKK', 'SIN'])
  for (const { to, date, price } of fares) {
    expect(date > inDays(5) && date < inDays(39)).toBe(true)
    const slices = [{ from: 'KUL', to, date }]
    const request = searchRequest({ slices, currency: 'MYR' })
    const { results } = await shop.traveller().search(request)
    const amounts = results
      .filter(({ slice }) => slice.stopType !== 'onestop')
      .map(({ cheapest }) => cheapest.price.amount)
    expect(price).toEqual({ amount: Math.min(...amounts), currency: 'MYR' })
    const around = `/flight/lowest-fares?from=KUL&to=${to}&date=${date}&days=3&currency=MYR&stops=direct,transit`
    const { result: days } = await shop.traveller().call<Fare[]>('GET', around)
    expect(Math.min(...days.map((day) => day.price?.amount ?? price.amount))).toBe(price.amount)
  }
})

test('the call doesn’t take longer than requested; unknown prices are pending, and known later', async () => {
  shop.world?.dials.change({ suppliers: { wayline: { latencyMs: 300 } } })
  const query = 'from=KUL&to=HKG&currency=EUR'
  const pending = { fares: [], pending: ['HKG'] }
  expect(await ask(`${query}&wait=0`)).toEqual(pending)
  expect(await ask(`${query}&wait=100`)).toEqual(pending)
  expect(await faresOf(query)).toMatchObject([{ to: 'HKG' }])
  expect(await ask(`${query}&wait=0`)).toMatchObject({ fares: [{ to: 'HKG' }], pending: [] })
  shop.calm()
})

test('a destination without a complete answer has no price', async () => {
  for (const supplier of ['wayline', 'skipjack']) {
    shop.world?.dials.change({
      suppliers: { [supplier]: { faults: { searchDays: { mode: 'error' } } } },
    })
  }
  const answer = await ask('from=SIN&to=SCL&currency=EUR&wait=5000')
  expect(answer).toEqual({ fares: [], pending: ['SCL'] })
  shop.calm()
  const fares = await faresOf('from=KUL&to=ZZZ,BKI&currency=USD', ['ZZZ'])
  expect(fares).toMatchObject([{ to: 'BKI' }])
})

test('an earlier price in these weeks that nobody sells any more is no deal beside the lowest one of now', async () => {
  const { db, clock } = shop.platform
  const found = (destination: string, starts: string, amount: number, hoursAgo: number) => ({
    product: 'flight' as const,
    origin: 'KUL',
    destination,
    starts,
    ends: starts,
    currency: 'MYR',
    amount,
    foundAt: new Date(clock.now() - hours(hoursAgo)),
  })
  const deals = async () => {
    const { result } = await shop
      .traveller()
      .call<{ flights: Fare[] }>('GET', '/deals?from=KUL&currency=MYR')
    return result.flights.filter(({ to }) => ['MNL', 'CGK', 'SGN'].includes(to))
  }
  await writeFoundPrices(db, [
    found('MNL', inDays(20), 1, 2),
    // For a day that no page shows a lowest price of.
    found('CGK', inDays(60), 2, 2),
    // It may be true: it was found just now.
    found('SGN', inDays(20), 3, 0),
  ])
  expect((await deals()).map(({ price }) => price.amount)).toEqual([1, 3])
  const [now, cgk] = await faresOf('from=KUL&to=MNL,CGK,SGN&currency=MYR')
  await vi.waitFor(async () => {
    expect(await deals()).toMatchObject([
      { to: 'SGN', price: { amount: 3 } },
      ...[now, cgk].toSorted((a, b) => (a?.price.amount ?? 0) - (b?.price.amount ?? 0)),
    ])
  }, patience())
})
