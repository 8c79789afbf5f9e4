import { pageUrl } from '../../locale/url.ts'
import { useVisitor } from '../../session/page-state.tsx'
import { choiceParams, choicesForNextLeg, type ResultChoices } from './result-choices.ts'
import type { ResultsPage } from './results-data.ts'
import { searchParamsOf, type TypedSearch } from './typed-search.ts'

export interface SearchUrls {
  /** The search itself, without choices: for forms to send along. */
  searchParams: URLSearchParams
  path: string
  /** This leg with these choices. */
  here(choices: ResultChoices): string
  /** The next step, once the id of an offer is appended. */
  pick(choices: ResultChoices): string
  /** Back to choosing an earlier leg. */
  changeLeg(leg: number): string
  /** The same search with the current leg on another day. */
  onDay(date: string): string
}

/** Every address the results lead to; all that was chosen stands in it, so that it can be shared and reloaded. */
export function searchUrls(locale: string, page: ResultsPage): SearchUrls {
  const path = page.search.tripType === 'multicity' ? 'flight/multi-search' : 'flight/search'
  const { currency } = page.request
  const offers = page.chosen.map((each) => each.offer)
  const lastLeg = page.leg === page.request.slices.length - 1
  const url = (search: TypedSearch, picked: readonly string[], choices?: ResultChoices) =>
    pageUrl(
      locale,
      path,
      new URLSearchParams([
        ...searchParamsOf(search),
        ...picked.map((each) => ['offer', each]),
        ...(choices ? choiceParams(choices, currency) : []),
      ]),
    )
  return {
    searchParams: new URLSearchParams([
      ...searchParamsOf(page.search),
      ...offers.map((each) => ['offer', each]),
    ]),
    path: pageUrl(locale, path),
    here: (choices) => url(page.search, offers, choices),
    pick: (choices) =>
      lastLeg
        ? `${pageUrl(locale, 'flight/confirm', new URLSearchParams([...searchParamsOf(page.search), ['search', page.searchId], ...offers.map((each) => ['offer', each])]))}&offer=`
        : `${url(page.search, offers, choicesForNextLeg(choices))}&offer=`,
    changeLeg: (leg) => url(page.search, offers.slice(0, leg), choicesForNextLeg(page.choices)),
    onDay: (date) => url(onDay(page.search, page.leg, date), [], page.choices),
  }
}

export const useSearchUrls = (page: ResultsPage): SearchUrls =>
  searchUrls(useVisitor().locale.code, page)

function onDay(search: TypedSearch, leg: number, date: string): TypedSearch {
  if (search.tripType === 'roundtrip' && leg === 1) return { ...search, returnDate: date }
  const legs = search.legs.map((each, index) => (index === leg ? { ...each, date } : each))
  return { ...search, legs }
}
