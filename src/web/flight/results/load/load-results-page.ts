import type {
  SearchRequest,
  SearchUpdate,
} from '../../../../contract/flight/search/flight-search.ts'
import { resultIdSchema, type SearchId } from '../../../../contract/ids.ts'
import { firstDayAmong } from '../../../calendar/days.ts'
import { loadPlaceNames, loadPlaces } from '../../../place/load-places.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'
import { toResultsUpdate } from '../live/results-update.ts'
import { loadResultOffers } from '../offers/result-offers.ts'
import { loadSharedTrip } from '../shared-trip/load-shared-trip.ts'
import type { SharedTrip } from '../shared-trip/shared-trip.ts'
import type { Chosen } from './load-chosen.ts'
import type { ResultsPage } from './results-data.ts'
import { leaveOutTooEarly } from './too-early.ts'

interface OpenedSearch {
  api: FrontApi
  language: string
  request: SearchRequest
  opened: SearchUpdate
  chosen: Chosen
  /** The row to expand, from the URL. */
  open: string | null
  /** The shared trip in the URL. */
  trip: SharedTrip | undefined
  /** The fare family that rows show if they have it. */
  family: string | null
}

/** Returns the data of an open search's page for its next leg, including names. */
export async function loadResultsPage(
  search: OpenedSearch,
): Promise<Omit<ResultsPage, 'title' | 'description' | 'search' | 'choices' | 'carried'>> {
  const { api, language, request, opened, chosen } = search
  const leg = chosen.legs.length
  const searched = request.slices.flatMap((each) => [each.from, each.to])
  const flown = chosen.legs.flatMap(({ slice }) =>
    slice.segments.flatMap((each) => [each.from, each.to]),
  )
  const places = await loadPlaces(api, language, searched)
  return {
    kind: 'results',
    request,
    searchId: opened.searchId,
    leg,
    chosen: chosen.legs,
    chosenGone: chosen.gone,
    nextFrom: chosen.nextFrom,
    places,
    airports: await loadPlaceNames(api, language, [...searched, ...flown]),
    open: await loadOpen(api, language, opened.searchId, search.open),
    update: leaveOutTooEarly(await toResultsUpdate(api, language, opened, leg), chosen.nextFrom),
    whole: null,
    family: search.family,
    today: firstDayAmong(places, Date.now())(request.slices[leg]?.from ?? ''),
    shared:
      search.trip && leg === 0
        ? await loadSharedTrip(search.trip, { api, language, opened, currency: request.currency })
        : null,
    now: new Date().toISOString(),
  }
}

async function loadOpen(
  api: FrontApi,
  language: string,
  searchId: SearchId,
  asked: string | null,
): Promise<ResultsPage['open']> {
  const id = resultIdSchema.safeParse(asked)
  if (!id.success) return null
  const offers = await loadResultOffers(api, language, searchId, id.data)
  return typeof offers === 'string' ? null : { id: id.data, offers }
}
