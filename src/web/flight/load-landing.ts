import type { RouterContextProvider } from 'react-router'
import { destinationFares } from '../../contract/flight/search/lowest-fares.ts'
import { withAddress } from '../../contract/place/city-addresses.ts'
import { getPlaces } from '../../contract/place/place.ts'
import { loadPlacePages } from '../place/load-place-pages.ts'
import { platformContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import {
  arrangedByStaff,
  loadPopularRoutes,
  mostDestinations,
} from './destinations/load-popular-routes.ts'
import { loadOpenBookings } from './go-on/load-open-bookings.ts'
import { defaultSearch, startingAt } from './search-form/default-search.ts'

/**
 * Returns the search form's initial values and the places named on the page. Without the places the form still works.
 */
export async function loadLanding(context: Readonly<RouterContextProvider>, request: Request) {
  const visitor = context.get(visitorContext)
  const { publicConfig } = context.get(platformContext)
  const params = new URL(request.url).searchParams
  const api = frontApi(context, request)
  const popular = await arrangedByStaff(api, await loadPopularRoutes(api, visitor.country))
  const search = startingAt(defaultSearch(params, publicConfig, visitor.country), popular.home)
  const typed = search.legs.flatMap((leg) => [leg.from, leg.to]).filter((each) => each.length === 3)
  const codes = [...new Set([popular.home, ...popular.to, ...typed])].join()
  const [found, fares, open, pages] = await Promise.all([
    api.call(getPlaces, { query: { codes } }),
    // Only cached ones: the first byte doesn't wait for suppliers.
    api.call(destinationFares, {
      query: {
        from: popular.home,
        to: popular.to.join(','),
        currency: visitor.currency,
        wait: 0,
      },
    }),
    loadOpenBookings(context, request),
    loadPlacePages(context, api, { from: popular.home, to: popular.to.join() }),
  ])
  const places = found.ok ? found.result : []
  const byCode = (code: string) => {
    const place = places.find((each) => each.code === code)
    return place && withAddress(place)
  }
  return {
    search,
    open,
    places: places.filter((each) => typed.includes(each.code)),
    home: byCode(popular.home),
    to: popular.to
      .map(byCode)
      .filter((each) => each !== undefined)
      .slice(0, mostDestinations),
    fares: fares.ok ? fares.result.fares : [],
    pages,
  }
}
