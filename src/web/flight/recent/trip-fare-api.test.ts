import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { platformContext } from '../../session/contexts.ts'
import { loader } from './trip-fare-api.ts'

/** Returns the flights that the front API was asked for, and the page's response. */
async function asked(query: string, prices: Record<string, number | null>) {
  const flightSearch = { adult: 1, child: 0, infant: 0, onewayCountries: [] }
  const { context } = pageContext({ config: { flightSearch } })
  const sent: Record<string, string>[] = []
  const frontApi = async (request: Request) => {
    const flight = Object.fromEntries(new URL(request.url).searchParams)
    sent.push(flight)
    const amount = prices[`${flight.from}-${flight.to}`]
    if (amount === undefined) return Response.json({ result: [] })
    const price = amount === null ? null : { amount, currency: flight.currency }
    return Response.json({ result: [{ date: flight.date, price }] })
  }
  context.set(platformContext, { ...context.get(platformContext), frontApi })
  const request = new Request(`http://a.example/en/flight/trip-fare?${query}`)
  const answer = await loader({ request, context } as unknown as Parameters<typeof loader>[0])
  return { sent, fare: await answer.json() }
}

const leg = 'depAirport=KUL&arrAirport=BKK&depDate=2026-12-10'

it('a recent search’s price is for its party and cabin, on its day only', async () => {
  const { sent, fare } = await asked(`${leg}&adult=2&child=1&cabin=business`, { 'KUL-BKK': 900 })
  expect(sent).toEqual([
    expect.objectContaining({ from: 'KUL', to: 'BKK', date: '2026-12-10', days: '0' }),
  ])
  expect(sent[0]).toMatchObject({ adult: '2', child: '1', infant: '0', cabin: 'business' })
  expect(fare).toEqual({ amount: 900, currency: sent[0]?.currency })
})

it.each([
  ['a round trip', `${leg}&retDate=2026-12-14`, 1500],
  ['a multi-city trip', `${leg}&depAirport1=BKK&arrAirport1=SIN&depDate1=2026-12-14`, 1700],
  ['one that isn’t sold', `${leg}&depAirport1=BKK&arrAirport1=HAN&depDate1=2026-12-14`, null],
  [
    'one whose price isn’t known',
    `${leg}&depAirport1=BKK&arrAirport1=MNL&depDate1=2026-12-14`,
    null,
  ],
  ['a place that was only typed', 'depAirport=Kuala&arrAirport=BKK&depDate=2026-12-10', null],
  ['no dates', 'depAirport=KUL&arrAirport=BKK', null],
])('is the sum of all flights: %s', async (_, query, amount) => {
  const prices = { 'KUL-BKK': 900, 'BKK-KUL': 600, 'BKK-SIN': 800, 'BKK-HAN': null }
  const { fare } = await asked(query, prices)
  expect(fare?.amount ?? null).toBe(amount)
})
