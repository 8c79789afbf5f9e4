import type { StayHash } from '../../../contract/hotel/property.ts'
import { pageUrl } from '../../locale/url.ts'
import { useVisitor } from '../../session/page-state/page-state.tsx'
import { wantedQuery } from '../review/rooms/wanted-rates.ts'
import { stayParamsOf, type TypedStay } from '../search/typed-stay.ts'
import { choiceParams, type HotelChoices, noFilters } from './choices/hotel-choices.ts'
import type { HotelResultsPage } from './load/results-data.ts'

/** All addresses linked from a page of results. */
export interface HotelUrls {
  /** Returns this search with other choices; changing filters or order starts at the first page. */
  here(change: Partial<HotelChoices>): string
  withoutFilters: string
  /** Returns the same search with other dates or guests. */
  otherwise(stay: Partial<TypedStay>): string
  hotel(hash: StayHash): string
}

export function hotelUrls(
  locale: string,
  { stay, choices, currency }: Pick<HotelResultsPage, 'stay' | 'choices' | 'currency'>,
): HotelUrls {
  const url = (of: TypedStay, chosen: HotelChoices) =>
    pageUrl(
      locale,
      'hotel/search',
      new URLSearchParams([...stayParamsOf(of), ...choiceParams(chosen, currency)]),
    )
  const here: HotelUrls['here'] = (change) => {
    const page = change.filters || change.sort ? 1 : choices.page
    return url(stay, { ...choices, page, ...change })
  }
  return {
    here,
    withoutFilters: here({ filters: noFilters }),
    otherwise: (change) => url({ ...stay, ...change }, { ...choices, page: 1, map: undefined }),
    hotel: (hash) => pageUrl(locale, `hotel/review/${hash}`, wantedQuery(choices.filters)),
  }
}

export const useHotelUrls = (page: HotelResultsPage): HotelUrls =>
  hotelUrls(useVisitor().locale.code, page)
