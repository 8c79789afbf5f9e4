import type { ErrorCode } from '../../../../contract/errors.ts'
import type { SearchRequest, SupplierState } from '../../../../contract/flight/flight-search.ts'
import type { Slice } from '../../../../contract/flight/offer.ts'
import type { SearchId } from '../../../../contract/ids.ts'
import type { Place } from '../../../../contract/place/place.ts'
import type { AirportNames } from '../../../place/airport-names.ts'
import type { ResultChoices } from '../choices/result-choices.ts'
import type { LegLowest } from '../choices/trip-price.ts'
import type { ResultFacets } from '../filter/result-facets.ts'
import type { ResultRow } from '../list/result-row.ts'
import type { SortTabs } from '../list/sort-results.ts'
import type { ResultOffers } from '../offers/result-offers.ts'
import type { SearchErrors } from '../search/search-request.ts'
import type { TypedSearch } from '../search/typed-search.ts'
import type { SharedToday } from '../shared-trip/load-shared-trip.ts'
import type { NextFrom } from './too-early.ts'

/** What has come in for one leg since the last look, in the least that the page needs. */
export interface ResultsUpdate {
  state: 'searching' | 'done' | 'expired'
  suppliers: readonly SupplierState[]
  rows: readonly ResultRow[]
  /** Some were left out, because they leave before the leg before them has landed. */
  tooEarly: boolean
  /** The lowest prices of each leg among these results, minor units. */
  lowest: readonly LegLowest[]
  /** Names and tile colours of the airlines, by code. */
  airlines: Readonly<Record<string, readonly [name: string, colour: string]>>
  /** Cities of the airports, by code. */
  cities: Readonly<Record<string, string>>
  /** What the airports are called that the rows leave from and land at. */
  ends: AirportNames
  cursor: number
  expiresAt: string
}

/** A leg that has been chosen: the flights, what they cost, and the offer to book. */
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
  /** The flights chosen earlier are no longer on sale, so the choice starts anew. */
  chosenGone: boolean
  nextFrom: NextFrom
  update: ResultsUpdate
  title: string
  description: string
  /** The search's own places, for its form. */
  places: readonly Place[]
  /** Names of the search's own places and of the chosen flights' airports. */
  airports: AirportNames
  /** The row that the URL asks to unfold, for those without scripts. */
  open: { id: string; offers: ResultOffers } | null
  /** What the rows that were not sent along add up to; `null` when all of them were. */
  whole: { total: number; matching: number; facets: ResultFacets; tabs: SortTabs } | null
  /** The fare family chosen for the flight before: rows show their fare in it where they have one. */
  family: string | null
  /** The day it is now where this leg leaves, `YYYY-MM-DD`. */
  today: string
  choices: ResultChoices
  /** The trip that the link stands for, if somebody shared one; on the first leg only. */
  shared: SharedToday | null
  /** What the address says of that trip, to go along while legs are chosen. */
  carried: readonly (readonly [name: string, value: string])[]
  /** The server's clock, so that a wrong one in the browser does not end the session early. */
  now: string
}

/** A search that could not be opened: its form, with what was typed and what to mend. */
export interface RefusedPage {
  kind: 'refused'
  search: TypedSearch
  errors: SearchErrors
  title: string
  description: string
  places: readonly Place[]
  /** What went wrong beyond the fields, if anything did. */
  problem: ErrorCode | null
}

export type ResultsPageData = ResultsPage | RefusedPage
