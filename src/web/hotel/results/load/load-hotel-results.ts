import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { ResultOf } from '../../../../contract/endpoint.ts'
import { bestScene } from '../../../../contract/hotel/best-scene.ts'
import type { Destination } from '../../../../contract/hotel/destination.ts'
import { getGround } from '../../../../contract/hotel/ground.ts'
import {
  type HotelResult,
  listHotelResults,
  openHotelSearch,
} from '../../../../contract/hotel/search/hotel-search.ts'
import { firstDayFrom } from '../../../calendar/days.ts'
import { tFor, urlFor } from '../../../locale/language.ts'
import { loadPlacePages } from '../../../place/load-place-pages.ts'
import { pageProblem } from '../../../problem/page-errors.ts'
import { packed } from '../../../render/packed.ts'
import { platformContext, visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { drawMap, mapSize, mostDrawnMarkers } from '../../map/draw-map.ts'
import { cornersOf } from '../../map/map-view.ts'
import { resolveDestination } from '../../search/resolve-destination.ts'
import { stayErrorsOf } from '../../search/stay-problem.ts'
import { checkStay, type StayErrors, stayDatesOf } from '../../search/stay-request.ts'
import {
  nightsBetween,
  readTypedStay,
  roomCountField,
  stayParamsOf,
  type TypedStay,
} from '../../search/typed-stay.ts'
import { destinationText } from '../../search-form/destination-text.ts'
import { choiceParams, readHotelChoices, rowsAtATime } from '../choices/hotel-choices.ts'
import { countWithout } from './count-without.ts'
import type {
  HotelResultsData,
  HotelResultsPage,
  HotelRow,
  RefusedStayPage,
} from './results-data.ts'

/** The first HTML holds what arrived within this time; the rest follows by polling. */
const firstWait = 400
/**
 * Opens the search in the address and returns a page of its results. Whether the address has a search was checked before
 * (S2.83). If the search is invalid, the form is shown with the input and an error at each field.
 */
export async function loadHotelResults({ request, context, url: asked }: LoaderFunctionArgs) {
  const { searchParams: params } = asked
  const { currency, locale, device } = context.get(visitorContext)
  const { clockAhead } = context.get(platformContext)
  const t = tFor(context)
  const api = frontApi(context, request)
  const typed = readTypedStay(params)
  const choices = readHotelChoices(params, currency)
  const destination = await resolveDestination(api, t, typed)

  const stays = /^(city|area)-/.test(destination?.id ?? '') ? destination?.id : undefined
  // Crawlers find these below the form.
  const pages = stays ? loadPlacePages(context, api, { stays }) : undefined

  const refused = async (page: Pick<RefusedStayPage, 'errors' | 'problem'>, status: number) => {
    const place = destination ? destinationText(t, destination) : ''
    const title = t('hotel-results.title-invalid')
    const description = t('hotel-results.invalid-title')
    const told: RefusedStayPage = {
      kind: 'refused',
      title,
      description,
      stay: typed,
      place,
      pages: await pages,
      ...page,
    }
    return data(packed<HotelResultsData>(told), { status })
  }
  const errors: Record<string, StayErrors[string]> = {
    ...checkStay(typed, firstDayFrom(Date.now() + clockAhead, undefined)),
  }
  if (!destination && (typed.where || typed.destination)) errors.where = 'UNKNOWN_DESTINATION'
  if (!destination || Object.keys(errors).length > 0) return refused({ errors, problem: null }, 400)
  const stay: TypedStay = { ...typed, where: '', destination: destination.id }
  if (typed.where || typed.destination !== stay.destination || params.has(roomCountField)) {
    const query = [...stayParamsOf(stay), ...choiceParams(choices, currency)]
    throw redirect(urlFor(context)('hotel/search', new URLSearchParams(query)))
  }

  // Suppliers aren't asked for crawlers, which would follow every day's link.
  if (device.crawler) return refused({ errors: {}, problem: null }, 200)
  const opened = await api.call(openHotelSearch, {
    query: { wait: firstWait },
    body: { ...stayDatesOf(stay), destination: destination.id, currency },
  })
  if (!opened.ok) {
    // Nothing is wrong with the search: the form would ask for corrections.
    if (opened.problem.error === 'UNAVAILABLE') throw pageProblem(opened.problem)
    const found = stayErrorsOf(opened.problem)
    const problem = Object.keys(found).length > 0 ? null : opened.problem.error
    return refused({ errors: found, problem }, opened.problem.status_code)
  }
  const { lat, lon } = destination.position
  const [listed, ground] = await Promise.all([
    api.call(listHotelResults, {
      params: { searchId: opened.result.searchId },
      body: {
        filters: choices.filters,
        sort: choices.sort,
        from: (choices.page - 1) * rowsAtATime,
        size: rowsAtATime,
        markers: mostDrawnMarkers,
        ...(choices.map && { marked: cornersOf(choices.map, mapSize) }),
      },
    }),
    api.call(getGround, { query: { lat, lon } }),
  ])
  if (!listed.ok) throw pageProblem(listed.problem)
  const { search, total } = listed.result
  const isTooNarrow = total === 0 && search.found > 0 && search.state !== 'searching'
  const place = { place: destinationText(t, destination) }
  const page = {
    ...shown(listed.result, destination),
    title: t(
      destination.kind === 'hotel' ? 'hotel-results.title-hotel' : 'hotel-results.title-page',
      place,
    ),
    description: t('hotel-results.description', place),
    stay,
    currency,
    without: isTooNarrow ? await countWithout(api, search, choices.filters) : [],
    nights: nightsBetween(stay.checkIn, stay.checkOut),
    choices,
    map: drawMap({
      destination,
      markers: listed.result.markers,
      rows: listed.result.rows.map(({ hotel }) => hotel),
      view: choices.map,
      bounds: choices.filters.bounds,
      ground: ground.ok ? ground.result : null,
      tag: locale.tag,
    }),
    now: new Date().toISOString(),
    pages: await pages,
  }
  return data(packed<HotelResultsData>(page))
}

type Shown = Pick<
  HotelResultsPage,
  'kind' | 'destination' | 'search' | 'namedHasRooms' | 'total' | 'rows' | 'facets'
>

function shown(
  { search, namedHasRooms, total, rows, facets }: ResultOf<typeof listHotelResults>,
  destination: Destination,
): Shown {
  const { searchId, state, suppliers, found, expiresAt } = search
  return {
    kind: 'results',
    destination,
    search: { searchId, state, suppliers, found, expiresAt },
    namedHasRooms,
    total,
    rows: rows.map(rowOf),
    facets,
  }
}

function rowOf(result: HotelResult): HotelRow {
  const { hotel, hash, distance, cheapest, freeCancellation, lowestIn30Days } = result
  const { id, name, kind, stars, area, city, score, zone, scenes, photo } = hotel
  const { roomName, board, pay, price, perNight, freeUntil, roomsLeft } = cheapest
  const rate = { roomName, board, pay, price, perNight, freeUntil, roomsLeft }
  return {
    id,
    hash,
    name,
    kind,
    stars,
    area,
    city,
    score,
    zone,
    scene: bestScene(scenes),
    photo,
    distance,
    rate,
    freeCancellation,
    lowestIn30Days: lowestIn30Days === true,
  }
}
