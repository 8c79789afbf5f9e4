import type { LoaderFunctionArgs } from 'react-router'
import { currencies } from '../../../contract/countries.ts'
import { destinationFares } from '../../../contract/flight/search/lowest-fares.ts'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'

/** How long a loaded page may wait for prices, in milliseconds. */
const patience = 5000

/** Returns the lowest prices still missing on a page's cards, in the currency of the page, or of the visitor. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams
  // A preview at the desk shows another currency than that of whoever looks at it.
  const currency =
    currencies.find((each) => each === asked.get('currency')) ??
    context.get(visitorContext).currency
  const answer = await frontApi(context, request).call(destinationFares, {
    query: {
      from: asked.get('from') ?? '',
      to: asked.get('to') ?? '',
      currency,
      wait: patience,
    },
  })
  if (!answer.ok) return Response.json(answer.problem, { status: answer.problem.status_code })
  return Response.json(answer.result, { headers: { 'cache-control': 'no-store' } })
}
