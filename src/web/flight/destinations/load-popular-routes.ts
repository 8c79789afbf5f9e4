import { arrangeDestinations } from '../../../contract/deal/deal.ts'
import { listNearestCountries } from '../../../contract/place/nearest-countries.ts'
import { nearbyPlaces } from '../../../contract/place/place.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { listedRoutes, type PopularRoutes, popularRoutes } from './popular-routes.ts'

/** As many as a page shows. */
export const mostDestinations = 6

/**
 * Returns the popular routes of a visitor's country. If none are listed, they start at its busiest place and go where
 * visitors of the nearest country with a list start and go.
 */
export async function loadPopularRoutes(
  api: Pick<FrontApi, 'call'>,
  country: string,
): Promise<PopularRoutes> {
  if (listedRoutes(country)) return popularRoutes(country)
  const [places, countries] = await Promise.all([
    api.call(nearbyPlaces, { query: { limit: 1 } }),
    api.call(listNearestCountries, { query: { country, limit: 100 } }),
  ])
  const [start] = places.ok ? places.result : []
  if (!start) return popularRoutes(country)
  const near = countries.ok ? countries.result : []
  const [nearest = popularRoutes(country)] = near.flatMap(
    (each) => listedRoutes(each.country) ?? [],
  )
  const to = [nearest.home, ...nearest.to].filter((code) => code !== start.code)
  return { home: start.code, to: to.slice(0, mostDestinations) }
}

/**
 * Returns popular routes as staff want them shown: without destinations that they hide, and after those that they put first.
 * There may be more than a page has room for, because places aren't known yet.
 */
export async function arrangedByStaff(
  api: Pick<FrontApi, 'call'>,
  { home, to }: PopularRoutes,
): Promise<PopularRoutes> {
  const arranged = await api.call(arrangeDestinations, { query: { from: home, to: to.join() } })
  return { home, to: arranged.ok ? arranged.result.to : to }
}
