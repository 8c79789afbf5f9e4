import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import {
  openSearch,
  pollSearch,
  type SearchUpdate,
} from '../../../../contract/flight/search/flight-search.ts'
import { firstDayAmong } from '../../../calendar/days.ts'
import { tFor, urlFor } from '../../../locale/language.ts'
import { loadPlacePages } from '../../../place/load-place-pages.ts'
import { loadPlaces } from '../../../place/load-places.ts'
import { cityOf } from '../../../place/place-names.ts'
import { packed } from '../../../render/packed.ts'
import { platformContext, visitorContext } from '../../../session/contexts.ts'
import { type FrontApi, frontApi } from '../../../session/front-api/front-api.ts'
import { checkSearch } from '../../search-form/check-search.ts'
import { choiceParams, readChoices } from '../choices/result-choices.ts'
import { resolvePlaces } from '../search/resolve-places.ts'
import type { TypedSearch } from '../search/search-fields.ts'
import { searchErrorsOf } from '../search/search-problem.ts'
import { readSearchRequest } from '../search/search-request.ts'
import {
  asksForSeveral,
  hasOwnCityCode,
  readTypedSearch,
  searchParamsOf,
} from '../search/typed-search.ts'
import { sharedDescription } from '../shared-trip/shared-description.ts'
import { readSharedTrip, sharedParams } from '../shared-trip/shared-trip.ts'
import { awaitAnswers } from './await-answers.ts'
import { loadChosen } from './load-chosen.ts'
import { loadResultsPage } from './load-results-page.ts'
import type { RefusedPage, ResultsPageData } from './results-data.ts'
import { resultsTitles } from './results-titles.ts'
import { trimResults } from './trim-results.ts'

/** The first HTML holds what arrived within this time; the rest follows by polling. */
const firstWait = 400
/** A shared link is opened for one flight: its first HTML waits this long for every supplier. */
const sharedWait = 1500

/**
 * Opens the search in the URL (S2.62) and returns the results of the next leg to choose. Whether the URL has a search
 * was checked before (S2.83). If the search is invalid, the form is shown with the input and an error at each field,
 * with the error's status.
 */
export async function loadResults({ request, context }: LoaderFunctionArgs, multi: boolean) {
  const { searchParams: params } = new URL(request.url)
  const { locale, currency, device } = context.get(visitorContext)
  const { clockAhead, publicConfig } = context.get(platformContext)
  const { flightSearch } = publicConfig
  const api = frontApi(context, request)
  const url = urlFor(context)
  const t = tFor(context)

  if (!multi && asksForSeveral(params)) throw redirect(url('flight/multi-search', params))
  const typed = readTypedSearch(params, multi, flightSearch)
  const search = await resolvePlaces(api, locale.code, typed)
  const choices = readChoices(params, currency)
  const trip = readSharedTrip(params)
  const carried = sharedParams(params)
  if (!samePlaces(typed, search) || hasOwnCityCode(params)) {
    const query = [...searchParamsOf(search), ...choiceParams(choices, currency), ...carried]
    const path = multi ? 'flight/multi-search' : 'flight/search'
    throw redirect(url(path, new URLSearchParams(query)))
  }

  // Crawlers find these below the form.
  const pages = loadPlacePages(context, api, pagesOf(search))
  const refused = async (page: Pick<RefusedPage, 'errors' | 'problem'>, status: number) => {
    const places = await loadPlaces(api, locale.code, placesOf(search))
    const title = t('flight-results.title-invalid')
    const description = t('flight-results.invalid-title')
    const told: RefusedPage = {
      kind: 'refused',
      title,
      description,
      search,
      places,
      pages: await pages,
      ...page,
    }
    return data(packed<ResultsPageData>(told), { status })
  }
  const read = readSearchRequest(search, currency)
  // Suppliers aren't asked for crawlers, which would follow every day's link; previews of shared flights need the price.
  const isUnasked = device.crawler && !trip
  if (!read.ok || isUnasked) {
    // The form's own checks are included: all errors show at once, and what crawlers can't search for isn't a page either.
    const places = await loadPlaces(api, locale.code, placesOf(search))
    const today = firstDayAmong(places, Date.now() + clockAhead)
    const errors = { ...checkSearch(search, today), ...(read.ok ? {} : read.errors) }
    return refused({ errors, problem: null }, Object.keys(errors).length > 0 ? 400 : 200)
  }
  const opened = await api.call(openSearch, { query: { wait: firstWait }, body: read.request })
  if (!opened.ok) {
    const errors = searchErrorsOf(opened.problem, search)
    const problem = Object.keys(errors).length > 0 ? null : opened.problem.error
    return refused({ errors, problem }, opened.problem.status_code)
  }

  const { searchId } = opened.result
  const asked = params.getAll('offer').slice(0, read.request.slices.length)
  // Offers chosen on another day are known again once their supplier has answered.
  if (asked.length > 0) await awaitAnswers(api, opened.result, sharedWait)
  const chosen = await loadChosen(api, searchId, asked)
  if (chosen.legs.length === read.request.slices.length) {
    const offers = chosen.legs.map((leg) => ['offer', leg.offer])
    const query = [...searchParamsOf(search), ['search', searchId], ...offers]
    throw redirect(url('flight/confirm', new URLSearchParams(query)))
  }
  const family = chosen.legs.at(-1)?.family ?? null
  const update = await inFamily(api, opened.result, family)
  const found = await loadResultsPage({
    api,
    language: locale.code,
    request: read.request,
    opened: trip ? await awaitAnswers(api, update, sharedWait) : update,
    family,
    chosen,
    open: params.get('open'),
    trip,
  })
  const titles = resultsTitles(t, search.legs, (code) => cityOf(found.airports, code))
  const { title } = titles
  const description =
    found.shared?.state === 'found'
      ? sharedDescription(t, locale.tag, found.shared)
      : titles.description
  const page = trimResults({ ...found, title, description, search, choices, carried })
  return data(packed<ResultsPageData>({ ...page, pages: await pages }))
}

/** Returns the results with their fares in a family: another day keeps the chosen family. */
async function inFamily(api: FrontApi, opened: SearchUpdate, family: string | null) {
  if (!family) return opened
  const { searchId } = opened
  const polled = await api.call(pollSearch, { params: { searchId }, query: { after: 0, family } })
  return polled.ok ? polled.result : opened
}

/** Returns which pages about the first journey's places to look for. */
function pagesOf({ legs: [first] }: TypedSearch) {
  const codeOf = (text = '') => (/^[A-Z]{3}$/.test(text) ? text : undefined)
  return { from: codeOf(first?.from), to: codeOf(first?.to) }
}

const placesOf = (search: TypedSearch) => search.legs.flatMap((leg) => [leg.from, leg.to])

const samePlaces = (one: TypedSearch, other: TypedSearch): boolean =>
  one.legs.every(
    (leg, index) => leg.from === other.legs[index]?.from && leg.to === other.legs[index]?.to,
  )
