import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { loader } from './destination-fares-api.ts'

it.each([
  ['the page’s', '&currency=EUR', 'EUR'],
  ['the visitor’s if the page says none', '', 'TWD'],
  ['the visitor’s if there is no such currency', '&currency=XXX', 'TWD'],
])('prices that come later are in %s', async (_, currency, expected) => {
  const asked: URL[] = []
  const { context } = pageContext({
    answers: {
      '/v1/flight/destination-fares': (sent) => {
        asked.push(new URL(sent.url))
        return Response.json({ result: { fares: [], pending: [] } })
      },
    },
  })
  const address = `http://a.example/en/flight/destination-fares?from=FRA&to=BKK${currency}`
  const request = new Request(address)
  await loader({ context, request } as unknown as Parameters<typeof loader>[0])
  expect(asked[0]?.searchParams.get('currency')).toBe(expected)
})
