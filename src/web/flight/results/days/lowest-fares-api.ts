import type { LoaderFunctionArgs } from 'react-router'
import { currencies } from '../../../../contract/countries.ts'
import { lowestFares } from '../../../../contract/flight-search.ts'
import { visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api.ts'

/** The lowest price of each day around a date, minor units: `{ "2026-12-10": 12000, "2026-12-11": null }`. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams
  const answer = await frontApi(context, request).call(lowestFares, {
    query: {
      from: query.get('from') ?? '',
      to: query.get('to') ?? '',
      date: query.get('date') ?? '',
      cabin: query.get('cabin') as 'economy',
      // The page's, which a shared flight may have brought along.
      currency:
        currencies.find((each) => each === query.get('currency')) ??
        context.get(visitorContext).currency,
    },
  })
  if (!answer.ok) return Response.json(answer.problem, { status: answer.problem.status_code })
  const prices = answer.result.map(({ date, price }) => [date, price?.amount ?? null] as const)
  return Response.json(Object.fromEntries(prices), {
    headers: { 'cache-control': 'private, max-age=300' },
  })
}
