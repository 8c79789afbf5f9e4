import type { LoaderFunctionArgs } from 'react-router'
import { suggestPlaces } from '../../../contract/place.ts'
import { frontApi } from '../../session/front-api.ts'

/** Places that match what is being typed, as the front API answers them. */
export async function loader({ request, context, url }: LoaderFunctionArgs): Promise<Response> {
  const answer = await frontApi(context, request).call(suggestPlaces, {
    query: { q: url.searchParams.get('q') ?? '', limit: 8 },
  })
  if (!answer.ok) return Response.json(answer.problem, { status: answer.problem.status_code })
  return Response.json(answer.result)
}
