import type { LoaderFunctionArgs } from 'react-router'
import { getCareer } from '../../contract/career/career.ts'
import type { QueryInput } from '../../contract/endpoint.ts'
import { frontApi } from '../session/front-api/front-api.ts'

type Asked = QueryInput<typeof getCareer>

/** `GET /api/content/career?filter=jobs` or `filter=details&job_id=…` (S7.24): jobs, as the front API returns them. */
export async function loader({ request, context, url }: LoaderFunctionArgs): Promise<Response> {
  // The front API checks it.
  const query = Object.fromEntries(url.searchParams) as Asked
  const answer = await frontApi(context, request).call(getCareer, { query })
  if (!answer.ok) return Response.json(answer.problem, { status: answer.problem.status_code })
  return Response.json({ result: answer.result }, { headers: { 'cache-control': 'no-store' } })
}
