import type { LoaderFunctionArgs } from 'react-router'
import { pollSearch } from '../../../../contract/flight/search/flight-search.ts'
import { searchIdSchema } from '../../../../contract/ids.ts'
import { visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { toResultsUpdate } from './results-update.ts'

/** Returns what has arrived for one leg since a cursor, for an open page: `?leg=0&after=12`. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams
  const searchId = searchIdSchema.safeParse(params.searchId)
  const after = Number(query.get('after') ?? 0)
  const leg = Number(query.get('leg') ?? 0)
  if (!searchId.success || !isCount(after) || !isCount(leg))
    return new Response(null, { status: 404 })
  const api = frontApi(context, request)
  const polled = await api.call(pollSearch, {
    params: { searchId: searchId.data },
    query: { after, family: query.get('family') || undefined },
  })
  if (!polled.ok) return Response.json(polled.problem, { status: polled.problem.status_code })
  const language = context.get(visitorContext).locale.code
  return Response.json(await toResultsUpdate(api, language, polled.result, leg), {
    headers: { 'cache-control': 'no-store' },
  })
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0
