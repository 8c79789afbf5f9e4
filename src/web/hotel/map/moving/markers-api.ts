import type { LoaderFunctionArgs } from 'react-router'
import { listHotelResults } from '../../../../contract/hotel/search/hotel-search.ts'
import { searchIdSchema } from '../../../../contract/ids.ts'
import { visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { readArea, readHotelChoices, rowsAtATime } from '../../results/choices/hotel-choices.ts'
import { mostMarkers, pricedMarker } from '../draw-map.ts'

/**
 * Returns the places of a page of results for its map, cheapest first: `?marked=south,west,north,east` asks for a part of it.
 * All other parameters are the page's.
 */
export async function loader({ request, context, params, url }: LoaderFunctionArgs) {
  const { currency, locale } = context.get(visitorContext)
  const searchId = searchIdSchema.safeParse(params.searchId)
  if (!searchId.success) return new Response(null, { status: 404 })
  const { filters, sort, page } = readHotelChoices(url.searchParams, currency)
  const asked = url.searchParams.get('marked')
  const marked = readArea(asked)
  if (asked !== null && !marked) return new Response(null, { status: 400 })
  const listed = await frontApi(context, request).call(listHotelResults, {
    params: { searchId: searchId.data },
    body: {
      filters,
      sort,
      // The rows of the page have markers.
      from: (page - 1) * rowsAtATime,
      size: rowsAtATime,
      markers: mostMarkers,
      ...(marked && { marked }),
    },
  })
  if (!listed.ok) return Response.json(listed.problem, { status: listed.problem.status_code })
  const markers = listed.result.markers.map((marker) => pricedMarker(marker, locale.tag))
  return Response.json(markers, { headers: { 'cache-control': 'no-store' } })
}
