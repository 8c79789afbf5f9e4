import type { ErrorCode } from '../../../../contract/errors.ts'
import type { Slice } from '../../../../contract/flight/offer.ts'
import type { SearchRequest } from '../../../../contract/flight/search/flight-search.ts'
import type { SearchId } from '../../../../contract/ids.ts'
import type { Place } from '../../../../contract/place/place.ts'
import type { SupplierState } from '../../../../contract/supplier-state.ts'
import type { PlacePages } from '../../../place/load-place-pages.ts'
import type { PlaceNames } from '../../../place/place-names.ts'
import type { ResultChoices } from '../choices/result-choices.ts'
import type { LegLowest } from '../choices/trip-price.ts'
import type { ResultFacets } from '../filter/result-facets.ts'
import type { ResultRow } from '../list/result-row.ts'
import type { SortTabs } from '../list/sort-results.ts'
import type { ResultOffers } from '../offers/result-offers.ts'
import type { TypedSearch } from '../search/search-fields.ts'
import type { SearchErrors } from '../search/search-request.ts'
import type { SharedToday } from '../shared-trip/load-shared-trip.ts'
import type { NextFrom } from './too-early.ts'

/** What has arrived for one leg since the last poll, limited to what the page needs. */
export interface ResultsUpdate {
  state: 'searching' | 'done' | 'expired'
  suppliers: readonly SupplierState[]
  rows: readonly ResultRow[]
  /** Whether some were left out because they leave before the previous leg has landed. */
  tooEarly: boolean
  /** The lowest prices of each leg among these results, minor units. */
  lowest: readonly LegLowest[]
  /** Names and tile colours of the airlines, by code. */
  airlines: Readonly<Record<string, readonly [name: string, colour: string]>>
  /** Cities of the airports, by code. */
  cities: Readonly<Record<string, string>>
  /** Names of the rows' origin and destination airports. */
  ends: PlaceNames
  cursor: number
  expiresAt: string
}

/** A chosen leg: the flights, their price, and the offer to book. */
export interface ChosenLeg {
  offer: string
  slice: Slice
  family: string
  price: number
}

/** A page of results for one leg of a search. */
export interface ResultsPage {
  kind: 'results'
  search: TypedSearch
  request: SearchRequest
  searchId: SearchId
  /** Which leg is being chosen, counted from 0. */
  leg: number
  chosen: readonly ChosenLeg[]
  /** Whether the flights chosen earlier are no longer on sale, so that the choice starts over. */
  chosenGone: boolean
  nextFrom: NextFrom
  update: ResultsUpdate
  title: string
  description: string
  /** The search's own places, for the form. */
  places: readonly Place[]
  /** Names of the search's own places and of the chosen flights' airports. */
  airports: PlaceNames
  /** The expanded row from the URL, for visitors without scripts. */
  open: { id: string; offers: ResultOffers } | null
  /** Counts of the rows that weren't sent; `null` if all were. */
  whole: { total: number; matching: number; facets: ResultFacets; tabs: SortTabs } | null
  /** The fare family chosen for the previous flight: rows show their fare in it if they have one. */
  family: string | null
  /** Today's date at this leg's origin, `YYYY-MM-DD`. */
  today: string
  choices: ResultChoices
  /** The shared trip of the link, if any; on the first leg only. */
  shared: SharedToday | null
  /** The shared trip's parameters, kept while legs are chosen. */
  carried: readonly (readonly [name: string, value: string])[]
  /** The server's time, so that a wrong clock in the browser doesn't end the session early. */
  now: string
  pages?: PlacePages | undefined
}

/** A rejected search: its form, with the input and what to fix. */
export interface RefusedPage {
  kind: 'refused'
  search: TypedSearch
  errors: SearchErrors
  title: string
  description: string
  places: readonly Place[]
  /** The error, if it isn't about a field. */
  problem: ErrorCode | null
  pages?: PlacePages | undefined
}

export type ResultsPageData = ResultsPage | RefusedPage
