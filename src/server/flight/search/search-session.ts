import type { FlightResult } from '../../../contract/flight/offer.ts'
import type { SearchRequest, SearchUpdate } from '../../../contract/flight/search/flight-search.ts'
import type { OfferId, ResultId } from '../../../contract/ids.ts'
import { type FoundSearch, isSearching } from '../../search/search.ts'
import type { QuotedOffer } from '../quoted-offer.ts'
import { byResult, fareInFamily, resultRow } from './merge-results.ts'

/** What one supplier's answer adds to a search. */
export interface SearchAnswer {
  /** New rows, and rows whose cheapest offer or count changed. */
  rows: readonly FlightResult[]
  offers: readonly QuotedOffer[]
}

/** What a search's page needs to know since its last poll. */
export interface SearchNews extends FoundSearch<SearchRequest> {
  rows: readonly FlightResult[]
}

/** A search with all its results. */
export interface SearchSession extends SearchNews {
  offers: readonly QuotedOffer[]
}

/** Returns the rows of the flights found, each of all their offers: those known before and those found. */
export function changedRows(
  before: readonly QuotedOffer[],
  found: readonly QuotedOffer[],
): FlightResult[] {
  const known = byResult(before)
  return [...byResult(found)].flatMap(
    ([id, offers]) => resultRow([...(known.get(id) ?? []), ...offers]) ?? [],
  )
}

/** Returns each row once, as it was last changed. */
export const latestRows = (rows: readonly FlightResult[]): FlightResult[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** Returns the news as a page gets it. */
export const updateOf = (news: SearchNews): SearchUpdate => ({
  searchId: news.id,
  state: isSearching(news) ? 'searching' : 'done',
  suppliers: [...news.suppliers],
  results: [...news.rows],
  cursor: news.version,
  expiresAt: new Date(news.expiresAt).toISOString(),
})

/** Returns the rows, each with its lowest fare in the family if it has one. */
export function inFamily(
  session: SearchSession,
  results: readonly FlightResult[],
  family: string,
): FlightResult[] {
  const offers = byResult(session.offers)
  return results.map((result) => {
    const sameFamily = fareInFamily(offers.get(result.id) ?? [], family)
    return sameFamily ? { ...result, sameFamily } : result
  })
}

export const offersOfResult = (session: SearchSession, id: ResultId): QuotedOffer[] =>
  byResult(session.offers).get(id) ?? []

export const offerById = (session: SearchSession, id: OfferId): QuotedOffer | undefined =>
  session.offers.find(({ offer }) => offer.id === id)
