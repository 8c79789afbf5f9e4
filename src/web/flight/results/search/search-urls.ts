import type { Cabin } from '../../../../contract/flight/flight-terms.ts'
import { pageUrl } from '../../../locale/url.ts'
import { useVisitor } from '../../../session/page-state/page-state.tsx'
import { choiceParams, choicesForNextLeg, type ResultChoices } from '../choices/result-choices.ts'
import type { ResultsPage } from '../load/results-data.ts'
import { type SharedTrip, sharedTripParams } from '../shared-trip/shared-trip.ts'
import type { TypedSearch } from './search-fields.ts'
import { searchParamsOf } from './typed-search.ts'

export interface SearchUrls {
  /** The search's parameters without choices, for forms. */
  searchParams: URLSearchParams
  path: string
  /** Returns this leg with these choices. */
  here(choices: ResultChoices): string
  /** Returns the next step, to which an offer's id is appended. */
  pick(choices: ResultChoices): string
  /** Returns the next step with these offers, the first legs' in order. */
  pickAll(offers: readonly string[]): string
  /** Returns this search with these flights, for sharing. */
  sharing(trip: SharedTrip): string
  /** Returns the address for choosing an earlier leg again. */
  changeLeg(leg: number): string
  /** Returns the same search with the current leg on another day. */
  onDay(date: string): string
  /** Returns the same search in another cabin, from the first leg. */
  inCabin(cabin: Cabin): string
}

/** Returns all addresses linked from the results. All choices are in the URL, so that it can be shared and reloaded. */
export function searchUrls(locale: string, page: ResultsPage): SearchUrls {
  const path = page.search.tripType === 'multicity' ? 'flight/multi-search' : 'flight/search'
  const { currency } = page.request
  const offers = page.chosen.map((each) => each.offer)
  const legs = page.request.slices.length
  const url = (search: TypedSearch, picked: readonly string[], choices?: ResultChoices) =>
    pageUrl(
      locale,
      path,
      new URLSearchParams([
        ...searchParamsOf(search),
        ...(search === page.search ? page.carried.map((each) => [...each]) : []),
        ...picked.map((each) => ['offer', each]),
        ...(choices ? choiceParams(choices, currency) : []),
      ]),
    )
  const confirm = (picked: readonly string[]) =>
    pageUrl(
      locale,
      'flight/confirm',
      new URLSearchParams([
        ...searchParamsOf(page.search),
        ['search', page.searchId],
        ...picked.map((each) => ['offer', each]),
      ]),
    )
  return {
    searchParams: new URLSearchParams([
      ...searchParamsOf(page.search),
      ...page.carried.map((each) => [...each]),
      ...offers.map((each) => ['offer', each]),
    ]),
    path: pageUrl(locale, path),
    here: (choices) => url(page.search, offers, choices),
    pick: (choices) =>
      page.leg === legs - 1
        ? `${confirm(offers)}&offer=`
        : `${url(page.search, offers, choicesForNextLeg(choices))}&offer=`,
    pickAll: (picked) =>
      picked.length === legs
        ? confirm(picked)
        : url(page.search, picked, choicesForNextLeg(page.choices)),
    sharing: (trip) =>
      pageUrl(
        locale,
        path,
        new URLSearchParams([...searchParamsOf(page.search), ...sharedTripParams(trip)]),
      ),
    changeLeg: (leg) => url(page.search, offers.slice(0, leg), choicesForNextLeg(page.choices)),
    onDay: (date) => url(onDay(page.search, page.leg, date), offers, page.choices),
    inCabin: (cabin) => url({ ...page.search, cabin }, [], page.choices),
  }
}

export const useSearchUrls = (page: ResultsPage): SearchUrls =>
  searchUrls(useVisitor().locale.code, page)

function onDay(search: TypedSearch, leg: number, date: string): TypedSearch {
  if (search.tripType === 'roundtrip' && leg === 1) return { ...search, returnDate: date }
  const legs = search.legs.map((each, index) => (index === leg ? { ...each, date } : each))
  return { ...search, legs }
}
