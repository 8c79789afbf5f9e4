import type { LoaderFunctionArgs } from 'react-router'
import { getPlaces, nearbyPlaces, type Place } from '../../../../contract/place/place.ts'
import { visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { loadPopularRoutes } from '../../destinations/load-popular-routes.ts'

/** What an empty place field suggests. */
export interface StartPlaces {
  nearby: readonly Place[]
  popular: readonly Place[]
}

/** Returns places nearby and popular ones. */
export async function loader({ request, context, url }: LoaderFunctionArgs): Promise<Response> {
  const api = frontApi(context, request)
  const { country, countryAssumed } = context.get(visitorContext)
  const { home, to } = await loadPopularRoutes(api, country)
  // An assumed country says nothing about the location; the browser's time zone does.
  const zone = (countryAssumed && url.searchParams.get('zone')) || undefined
  const [near, popular] = await Promise.all([
    api.call(nearbyPlaces, { query: { zone, limit: 4 } }),
    api.call(getPlaces, { query: { codes: [home, ...to].join() } }),
  ])
  const places: StartPlaces = {
    nearby: near.ok ? near.result : [],
    popular: popular.ok ? popular.result : [],
  }
  return Response.json(places)
}
