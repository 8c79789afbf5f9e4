import type { LoaderFunctionArgs } from 'react-router'
import { lowestFares } from '../../../contract/flight/search/lowest-fares.ts'
import { type Money, money } from '../../../contract/money.ts'
import { platformContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readSearchRequest } from '../results/search/search-request.ts'
import { asksForSeveral, readTypedSearch } from '../results/search/typed-search.ts'

/**
 * Returns today's lowest price of a search's whole trip for its party, in the visitor's currency: the sum of its
 * flights' lowest, as the results show it. `null` if a flight has none, or the search is over or can't be read.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams
  const { flightSearch } = context.get(platformContext).publicConfig
  const { currency } = context.get(visitorContext)
  const typed = readTypedSearch(asked, asksForSeveral(asked), flightSearch)
  const read = readSearchRequest(typed, currency)
  if (!read.ok) return fareAnswer(null)
  const { slices, passengers, cabin } = read.request
  const api = frontApi(context, request)
  const found = await Promise.all(
    slices.map((slice) =>
      api.call(lowestFares, { query: { ...slice, ...passengers, days: 0, cabin, currency } }),
    ),
  )
  let sum = 0
  for (const each of found) {
    const price = each.ok ? each.result[0]?.price : undefined
    if (!price) return fareAnswer(null)
    sum += price.amount
  }
  return fareAnswer(money(sum, currency))
}

const fareAnswer = (fare: Money | null) =>
  Response.json(fare, { headers: { 'cache-control': 'private, max-age=300' } })
