import { expect, it } from 'vitest'
import { pageContext } from '../../../../../test/support/page/page-context.ts'
import { platformContext } from '../../../session/contexts.ts'
import { loadResults } from './load-results.ts'

const place = (code: string, now?: string) => ({
  code,
  kind: 'airport',
  name: code,
  city: code,
  country: 'KH',
  countryName: 'Cambodia',
  airports: [now ?? code],
  zone: 'Asia/Phnom_Penh',
  ...(now ? { now } : {}),
})
const places = [place('KUL'), place('KTI'), place('PNH', 'KTI'), place('QBK')]

async function open(query: string, userAgent: string) {
  const seen = pageContext({
    userAgent,
    config: { flightSearch: { maxDays: 360 } } as never,
    answers: {
      '/v1/landing/links': (sent) => {
        const asked = new URL(sent.url).searchParams
        const address = [asked.get('from'), 'to', asked.get('to')].join('-')
        return Response.json({ result: { pages: [{ kind: 'route', address, from: '', to: '' }] } })
      },
      '/v1/places/by-code': (sent) => {
        const codes = new URL(sent.url).searchParams.get('codes')?.split(',')
        return Response.json({ result: places.filter(({ code }) => codes?.includes(code)) })
      },
    },
  })
  seen.context.set(platformContext, { ...seen.context.get(platformContext), clockAhead: 0 })
  const request = new Request(`http://a.example/en/flight/search?${query}`)
  const answer = loadResults({ request, context: seen.context, params: {} } as never, false)
  return { answer, paths: () => seen.calls.map(({ path }) => path) }
}

const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const trip = (to: string) =>
  `tripType=oneway&depAirport=KUL&arrAirport=${to}&depDate=${day}&adult=1&child=0&infant=0&cabin=economy`
const searches = (paths: string[]) => paths.filter((path) => path.includes('/flight/search'))

it('asks no supplier for a crawler, which gets the page with its form', async () => {
  const { answer, paths } = await open(trip('KTI'), 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  expect(await answer).toMatchObject({ init: { status: 200 } })
  expect(JSON.stringify(await answer)).toContain('/en/flights/KUL-to-KTI')
  expect(searches(paths())).toEqual([])
})

it('answers a crawler that asks for what can’t be searched for with 400', async () => {
  const past = trip('KTI').replace(day, '2020-01-01')
  const { answer, paths } = await open(past, 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  expect(await answer).toMatchObject({ init: { status: 400 } })
  expect(searches(paths())).toEqual([])
})

it('asks suppliers for people', async () => {
  const { answer, paths } = await open(trip('KTI'), 'Mozilla/5.0 Chrome/140.0 Safari/537.36')
  await Promise.resolve(answer).catch(() => {})
  expect(searches(paths())).toHaveLength(1)
})

it('redirects from the code of an airport that moved to today’s', async () => {
  const { answer } = await open(trip('PNH'), 'Mozilla/5.0 Chrome/140.0 Safari/537.36')
  const moved = (await answer.catch((thrown: unknown) => thrown)) as Response
  expect(moved.status).toBe(302)
  expect(moved.headers.get('location')).toContain('arrAirport=KTI')
})

it('redirects from a code of ours to the city as addresses spell it, which it serves', async () => {
  const people = 'Mozilla/5.0 Chrome/140.0 Safari/537.36'
  const old = await open(trip('QBK'), people)
  const moved = (await old.answer.catch((thrown: unknown) => thrown)) as Response
  expect(moved.status).toBe(302)
  expect(moved.headers.get('location')).toContain('depAirport=KUL&arrAirport=bangkok&')

  const { answer, paths } = await open(trip('bangkok'), people)
  await Promise.resolve(answer).catch(() => {})
  expect(searches(paths())).toHaveLength(1)
})
