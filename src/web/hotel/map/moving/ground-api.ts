import type { LoaderFunctionArgs } from 'react-router'
import { getGround } from '../../../../contract/hotel/ground.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'

/** Returns land and water around a position, for a map that is moved: `?lat=-8.65&lon=115.2`. */
export async function loader({ request, context, url }: LoaderFunctionArgs): Promise<Response> {
  const { lat, lon } = Object.fromEntries(url.searchParams)
  const found = await frontApi(context, request).call(getGround, { query: { lat, lon } })
  if (!found.ok) return Response.json(found.problem, { status: found.problem.status_code })
  // The same until a release compiles the maps of cities again.
  return Response.json(found.result, { headers: { 'cache-control': 'public, max-age=3600' } })
}
