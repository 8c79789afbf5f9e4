import type { RouterContextProvider } from 'react-router'
import { listDeals } from '../../../contract/deal/deal.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { getDestination } from '../../../contract/hotel/destination.ts'
import { stayQuery } from '../../../contract/hotel/search/stay-query.ts'
import { codeOfPlaceAddress, placeAddress } from '../../../contract/place/city-addresses.ts'
import { getPlaces, nearbyPlaces, type Place } from '../../../contract/place/place.ts'
import { sceneOf } from '../../hotel/popular-cities.ts'
import { tFor, urlFor } from '../../locale/language.ts'
import { loadPlacePages } from '../../place/load-place-pages.ts'
import { platformContext, visitorContext } from '../../session/contexts.ts'
import { type FrontApi, frontApi } from '../../session/front-api/front-api.ts'
import { dealsData } from './deals-data.ts'

const mostOrigins = 5
/** As many places as have links below the prices. */
const mostLinked = 12

type Deals = ResultOf<typeof listDeals>
/** What prices of stays are for. */
const rooms = [{ adults: 2, childAges: [] }]

/** Returns the lowest prices found lately from the place that the visitor chose, or else the one nearest to them. */
export async function loadDeals(
  context: Readonly<RouterContextProvider>,
  request: Request,
  chosen: string,
) {
  const api = frontApi(context, request)
  const { currency } = context.get(visitorContext)
  const [near, own] = await Promise.all([
    api.call(nearbyPlaces, { query: { limit: mostOrigins } }),
    placesOf(
      api,
      [codeOfPlaceAddress(chosen)].filter((code) => /^[A-Z]{3}$/.test(code)),
    ),
  ])
  const nearby = near.ok ? near.result : []
  const home = own[0] ?? nearby[0]
  // The chosen one keeps its place: what was pressed doesn't move away.
  const isNear = nearby.some(({ code }) => code === home?.code)
  const origins = isNear ? nearby : [...own, ...nearby.slice(0, mostOrigins - 1)]
  const found = home && (await api.call(listDeals, { query: { from: home.code, currency } }))
  const { flights, stays }: Deals = found?.ok ? found.result : { flights: [], stays: [] }
  const [places, destinations] = await Promise.all([
    placesOf(api, [...new Set(flights.flatMap(({ from, to }) => [from, to]))]),
    Promise.all(
      stays.map(async ({ destination: destinationId }) => {
        const answer = await api.call(getDestination, { params: { destinationId } })
        return answer.ok ? [answer.result] : []
      }),
    ),
  ])
  const url = urlFor(context)
  // What isn't known by name any more is left out.
  const named = {
    flights: flights.flatMap((deal) => {
      const [from, to] = [deal.from, deal.to].map((each) =>
        places.find(({ code }) => code === each),
      )
      const search = url('flight/search', {
        depAirport: placeAddress(deal.from),
        arrAirport: placeAddress(deal.to),
        depDate: deal.date,
      })
      return from && to ? [{ ...deal, from, to, search }] : []
    }),
    stays: stays.flatMap(({ destination, ...deal }) => {
      const city = destinations.flat().find(({ id }) => id === destination)
      const search = url('hotel/search', stayQuery(destination, { ...deal, rooms }))
      return city ? [{ ...deal, city, scene: sceneOf(city.id), search }] : []
    }),
  }
  const { origin } = context.get(platformContext).publicConfig
  const to = [...new Set(flights.map((deal) => deal.to))].slice(0, mostLinked).join()
  const cities = named.stays.map(({ city }) => city.id).filter((id) => id.startsWith('city-'))
  return {
    pages: await loadPlacePages(context, api, {
      ...(home && to && { from: home.code, to }),
      ...(cities.length > 0 && { stays: cities.slice(0, mostLinked).join() }),
    }),
    home,
    origins,
    ...named,
    data: dealsData(tFor(context)('promo.deals-title'), { origin, ...named }),
  }
}

async function placesOf(api: FrontApi, codes: string[]): Promise<Place[]> {
  if (codes.length === 0) return []
  const answer = await api.call(getPlaces, { query: { codes: codes.join(',') } })
  return answer.ok ? answer.result : []
}
