import { expect, it } from 'vitest'
import { pageContext } from '../../../../../test/support/page/page-context.ts'
import { stayQuery } from '../../../../contract/hotel/search/stay-query.ts'
import { platformContext } from '../../../session/contexts.ts'
import { loadHotelResults } from './load-hotel-results.ts'

const bangkok = {
  id: 'city-BKK',
  kind: 'city',
  name: 'Bangkok',
  country: 'TH',
  within: 'Thailand',
  position: { lat: 13.75, lon: 100.5 },
  radius: 20,
}

/** Returns the paths that opening a results page asks of the front API, and the page's status. */
async function open(userAgent: string) {
  const seen = pageContext({
    userAgent,
    config: { hotelSearch: { maxDays: 360, maxNights: 30 } } as never,
    answers: {
      [`/v1/hotel/destinations/${bangkok.id}`]: () => Response.json({ result: bangkok }),
      '/v1/landing/links': () =>
        Response.json({
          result: { pages: [{ kind: 'city', address: 'bangkok-th', city: 'Bangkok' }] },
        }),
    },
  })
  seen.context.set(platformContext, { ...seen.context.get(platformContext), clockAhead: 0 })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const rooms = [{ adults: 2, childAges: [] }]
  const query = stayQuery(bangkok.id as never, { checkIn: day(30), checkOut: day(32), rooms })
  const url = new URL(`http://a.example/en/hotel/search?${query}`)
  const args = { request: new Request(url), context: seen.context, params: {}, url }
  const answer = await Promise.resolve(loadHotelResults(args as never)).catch(() => undefined)
  return { answer, searches: seen.calls.filter(({ path }) => path.endsWith('/hotel/search')) }
}

it('asks no supplier for a crawler, which gets the page with its form', async () => {
  const { answer, searches } = await open('Mozilla/5.0 (compatible; Googlebot/2.1)')
  expect(answer).toMatchObject({ init: { status: 200 } })
  expect(searches).toEqual([])
  expect(JSON.stringify(answer)).toContain('/en/hotels/bangkok-th')
})

it('asks suppliers for people', async () => {
  const { searches } = await open('Mozilla/5.0 Chrome/140.0 Safari/537.36')
  expect(searches).toHaveLength(1)
})
