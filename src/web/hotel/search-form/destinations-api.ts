import type { LoaderFunctionArgs } from 'react-router'
import { suggestDestinations } from '../../../contract/hotel/destination.ts'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { loadPopularCities } from '../popular-cities.ts'

/** Returns places to stay that match the text (`q`); without it, popular ones. */
export async function loader({ request, context, url }: LoaderFunctionArgs): Promise<Response> {
  const api = frontApi(context, request)
  const typed = url.searchParams.get('q')
  if (typed === null) {
    return Response.json(await loadPopularCities(api, context.get(visitorContext).country))
  }
  const answer = await api.call(suggestDestinations, { query: { q: typed, limit: 8 } })
  if (!answer.ok) return Response.json(answer.problem, { status: answer.problem.status_code })
  return Response.json(answer.result)
}
