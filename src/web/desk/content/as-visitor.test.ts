import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { getPlaces } from '../../../contract/place/place.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { loadCampaignParts } from '../../site/campaign/load-campaign.ts'
import { asVisitor } from './as-visitor.ts'

/** Staff in Taipei, behind an edge network that knows where they are. */
function staff() {
  const asked: Request[] = []
  const note = (sent: Request) => {
    asked.push(sent)
    return Response.json({ result: { fares: [], pending: [] } })
  }
  const { context } = pageContext({
    answers: {
      '/v1/flight/destination-fares': note,
      '/v1/places/by-code': (sent) => {
        asked.push(sent)
        return Response.json({ result: [] })
      },
    },
    config: {
      defaults: { language: 'en', country: 'MY', currency: 'USD' },
      flightSearch: { adult: 1, child: 0, infant: 0, onewayCountries: [] },
    },
  })
  const request = new Request('http://a.example/en/desk/preview/1', {
    headers: { 'cf-iplatitude': '25.03', 'cf-iplongitude': '121.56', 'cf-ipcountry': 'TW' },
  })
  return { asked, sent: { context, request } }
}

it('calls of a preview are those of its visitor, not of whoever looks at it', async () => {
  const { asked, sent } = staff()
  const [context, request] = asVisitor(sent, { country: 'DE', currency: 'EUR' })
  await frontApi(context, request).call(getPlaces, { query: { codes: 'BKK' } })
  const headers = Object.fromEntries(asked[0]?.headers ?? [])
  expect(headers).toMatchObject({ 'x-country': 'DE', 'x-currency': 'EUR', 'x-coords': '' })
  expect(headers).not.toHaveProperty('cf-ipcountry')
})

it('a campaign’s prices are in the currency of its preview', async () => {
  const { asked, sent } = staff()
  const deals = { blocks: [{ kind: 'deal', product: 'flight', to: 'BKK' }] }
  await loadCampaignParts(
    ...asVisitor(sent, { country: 'DE', currency: 'EUR' }),
    deals as Parameters<typeof loadCampaignParts>[2],
  )
  const fares = asked
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => pathname.endsWith('fares'))
  expect(Object.fromEntries(fares?.searchParams ?? [])).toMatchObject({
    from: 'FRA',
    to: 'BKK',
    currency: 'EUR',
  })
})
