import type { RouterContextProvider } from 'react-router'
import type { CampaignBody } from '../../../contract/content/content-kinds.ts'
import { destinationFares } from '../../../contract/flight/search/lowest-fares.ts'
import { type DestinationId, getDestination } from '../../../contract/hotel/destination.ts'
import { withAddress } from '../../../contract/place/city-addresses.ts'
import { getPlaces } from '../../../contract/place/place.ts'
import { loadPopularRoutes } from '../../flight/destinations/load-popular-routes.ts'
import { defaultSearch } from '../../flight/search-form/default-search.ts'
import { readTypedStay } from '../../hotel/search/typed-stay.ts'
import { platformContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'

/** Returns what the blocks of a campaign name, for the request's visitor: places to fly and to stay, and the fares that are known already. */
export async function loadCampaignParts(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { blocks }: CampaignBody,
) {
  const { country, currency } = context.get(visitorContext)
  const { publicConfig } = context.get(platformContext)
  const api = frontApi(context, request)
  const { home } = await loadPopularRoutes(api, country)
  const named = blocks.filter((block) => block.kind === 'deal' || block.kind === 'search')
  const flights = named.filter((block) => block.product === 'flight')
  const stays = named.flatMap((block) =>
    block.product === 'hotel' && block.destination ? [block.destination] : [],
  )
  const codes = flights.flatMap(({ from, to }) => [from ?? home, to]).filter(Boolean)
  const routes = Map.groupBy(
    flights.filter((block) => block.kind === 'deal'),
    ({ from = home }) => from,
  )
  const [places, destinations, fares] = await Promise.all([
    codes.length > 0 ? placesOf(api, [...new Set(codes)]) : [],
    Promise.all([...new Set(stays)].map((id) => destinationOf(api, id))),
    Promise.all(
      [...routes].map(async ([from, deals]) => {
        const to = [...new Set(deals.map((deal) => deal.to))].slice(0, 9).join(',')
        // Only those that are known: the first byte doesn't wait for suppliers.
        const answer = await api.call(destinationFares, { query: { from, to, currency, wait: 0 } })
        return { from, fares: answer.ok ? answer.result.fares : [] }
      }),
    ),
  ])
  const nothing = new URLSearchParams()
  return {
    home,
    places,
    destinations: destinations.flat(),
    fares,
    /** What the search forms begin with. */
    flights: defaultSearch(nothing, publicConfig, country),
    stay: readTypedStay(nothing),
  }
}

export type CampaignParts = Awaited<ReturnType<typeof loadCampaignParts>>

type Api = ReturnType<typeof frontApi>

async function placesOf(api: Api, codes: readonly (string | undefined)[]) {
  const answer = await api.call(getPlaces, { query: { codes: codes.slice(0, 50).join(',') } })
  return answer.ok ? answer.result.map(withAddress) : []
}

async function destinationOf(api: Api, destinationId: DestinationId) {
  const answer = await api.call(getDestination, { params: { destinationId } })
  return answer.ok ? [answer.result] : []
}
