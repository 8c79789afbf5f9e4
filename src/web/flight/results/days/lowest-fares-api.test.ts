import { expect, it } from 'vitest'
import { pageContext } from '../../../../../test/support/page/page-context.ts'
import { platformContext } from '../../../session/contexts.ts'
import { loader } from './lowest-fares-api.ts'

/** Returns the front API's request for a page's query, and the page's response. */
async function asked(query: string) {
  const { context } = pageContext()
  const sent: URL[] = []
  const frontApi = async (request: Request) => {
    sent.push(new URL(request.url))
    return Response.json({
      result: [
        { date: '2026-12-10', price: { amount: 62444, currency: 'USD' } },
        { date: '2026-12-11', price: null },
      ],
    })
  }
  context.set(platformContext, { ...context.get(platformContext), frontApi })
  const trip = 'origin=KUL&destination=BKK&date=2026-12-10&currency=USD'
  const request = new Request(`http://a.example/en/flight/lowest-fares?${trip}&${query}`)
  const answer = await loader({ request, context } as unknown as Parameters<typeof loader>[0])
  return { query: Object.fromEntries(sent[0]?.searchParams ?? []), told: await answer.json() }
}

it('days are priced for the whole party, with all filters of the page', async () => {
  const { query, told } = await asked(
    'adult=2&child=1&infant=1&bag=1&stops=direct&airline=MH&depTime=morning&arrTime=night&from=KUL&to=DMK&via=SIN&landBy=15&maxMinutes=300&family=Value',
  )
  expect(query).toMatchObject({
    adult: '2',
    child: '1',
    infant: '1',
    bag: '1',
    stops: 'direct',
    airlines: 'MH',
    departTime: 'morning',
    arriveTime: 'night',
    departAirports: 'KUL',
    arriveAirports: 'DMK',
    viaAirports: 'SIN',
    landBy: '15',
    maxMinutes: '300',
    family: 'Value',
  })
  expect(told).toEqual({ '2026-12-10': 62444, '2026-12-11': null })
})

it('limits of the trip’s price are reduced by the other flights’ price', async () => {
  const { query } = await asked('adult=1&minPrice=100&maxPrice=300&rest=12000')
  expect(query).toMatchObject({ minPrice: '0', maxPrice: '18000', bag: '0' })
})
