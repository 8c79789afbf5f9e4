import type { LoaderFunctionArgs } from 'react-router'
import { errorCatalogue } from '../../../../contract/errors.ts'
import { resultIdSchema, searchIdSchema } from '../../../../contract/ids.ts'
import { visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { loadResultOffers } from './result-offers.ts'

/** Returns the offers of one row, for a page that expands it. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const searchId = searchIdSchema.safeParse(params.searchId)
  const resultId = resultIdSchema.safeParse(params.resultId)
  if (!searchId.success || !resultId.success) return new Response(null, { status: 404 })
  const found = await loadResultOffers(
    frontApi(context, request),
    context.get(visitorContext).locale.code,
    searchId.data,
    resultId.data,
  )
  if (typeof found === 'string') {
    return Response.json({ error: found }, { status: errorCatalogue[found][0] })
  }
  return Response.json(found, { headers: { 'cache-control': 'private, max-age=60' } })
}
