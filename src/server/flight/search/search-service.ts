import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type {
  getOffers,
  SearchRequest,
  SearchUpdate,
} from '../../../contract/flight/search/flight-search.ts'
import type { OfferId, ResultId, SearchId } from '../../../contract/ids.ts'
import type { NoteFound } from '../../deal/found-prices.ts'
import type { NoteRoute } from '../../landing/route-facts.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Background } from '../../platform/jobs/background.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import type { Metrics } from '../../platform/monitoring/metrics.ts'
import { createSearchSessions, type Searcher } from '../../search/search-sessions.ts'
import type { FlightSupplier } from '../../supplier/flight-supplier.ts'
import { airportsOfPlace, currentCode } from '../../world/airport.ts'
import { type QuotedOffer, quoteOffer } from '../quoted-offer.ts'
import { earliestDepartures } from '../trip-order.ts'
import { checkSearch } from './check-search.ts'
import { cheapestFirst } from './merge-results.ts'
import { noteFares, noteRoutes } from './note-fares.ts'
import {
  changedRows,
  inFamily,
  offerById,
  offersOfResult,
  type SearchSession,
  updateOf,
} from './search-session.ts'
import { createSearchStore } from './search-store.ts'

export interface SearchService {
  /** Opens a search, or returns the visitor's identical one; waits up to `wait` ms for first results. */
  open(request: SearchRequest, visitor: Searcher, wait: number): Promise<SearchUpdate>
  /** Returns news since the cursor. With a fare family, each row also has its lowest fare in it. */
  poll(id: SearchId, after: number, family?: string): Promise<SearchUpdate>
  /** Returns all offers of one row, cheapest first. */
  offersOf(id: SearchId, result: ResultId): Promise<Offer[]>
  /** Returns quotes by their ids, in the requested order. Throws OFFER_NOT_FOUND. */
  quotes(id: SearchId, offers: readonly OfferId[]): Promise<QuotedOffer[]>
  /** Returns the chosen offers, and the earliest departures that can follow the last of them. */
  chosen(id: SearchId, offers: readonly OfferId[]): Promise<ResultOf<typeof getOffers>>
  /** Opens a search even if the visitor has an identical one; waits up to `wait` ms for every supplier. */
  openFresh(request: SearchRequest, visitor: Searcher, wait: number): Promise<SearchSession>
  /** Returns a session while it's stored, even if its prices have expired. */
  recall(id: SearchId): Promise<SearchSession | undefined>
  /** Returns a live session. Throws SEARCH_NOT_FOUND, SEARCH_EXPIRED. */
  session(id: SearchId): Promise<SearchSession>
}

export function createSearchService(parts: {
  cache: Cache
  clock: Clock
  log: Log
  metrics: Pick<Metrics, 'searches'>
  background: Background
  suppliers: readonly FlightSupplier[]
  noteFound: NoteFound
  noteRoute: NoteRoute
}): SearchService {
  const { cache, clock, noteFound, noteRoute } = parts
  const store = createSearchStore(cache.insured)
  const sessions = createSearchSessions({
    ...parts,
    name: 'flight-search',
    records: store,
    ask,
    answerOf(offers: QuotedOffer[], before) {
      const rows = changedRows(before.flat(), offers)
      return { answer: { rows, offers }, results: rows.length }
    },
  })

  async function ask(
    supplier: FlightSupplier,
    request: SearchRequest,
    stop: AbortSignal,
  ): Promise<QuotedOffer[]> {
    const { currency, ...query } = request
    const found = await supplier.search(query, stop)
    const offers = found.map((offer) => quoteOffer(supplier, offer, currency))
    noteFares(noteFound, request, offers)
    noteRoutes(noteRoute, request, offers)
    return offers
  }

  const load = async (id: SearchId): Promise<SearchSession> => sessions.live(await store.whole(id))
  const newsOf = async (id: SearchId, after: number): Promise<SearchUpdate> =>
    updateOf(sessions.live(await store.news(id, after)))

  return {
    async open(asked, visitor, wait) {
      const request = withCurrentPlaces(asked)
      checkSearch(request, clock.date())
      const search = await sessions.open(request, visitor, wait)
      return updateOf(await store.withRows(search, 0))
    },
    async openFresh(asked, visitor, wait) {
      const request = withCurrentPlaces(asked)
      checkSearch(request, clock.date())
      return store.withAll(await sessions.openFresh(request, visitor, wait))
    },
    recall: store.whole,
    async poll(id, after, family) {
      const update = await newsOf(id, after)
      if (!family || update.results.length === 0) return update
      return { ...update, results: inFamily(await load(id), update.results, family) }
    },
    async offersOf(id, result) {
      const found = offersOfResult(await load(id), result)
      if (found.length === 0) throw new CatalogueError('OFFER_NOT_FOUND')
      return cheapestFirst(found).map(({ offer }) => offer)
    },
    async quotes(id, offers) {
      return quotesOf(await load(id), offers)
    },
    async chosen(id, ids) {
      const session = await load(id)
      const offers = quotesOf(session, ids).map(({ offer }) => offer)
      const last = offers.at(-1)
      const next = last && session.request.slices[last.sliceIndex + 1]
      if (!next) return { offers }
      const airports = airportsOfPlace(next.from).map(({ iata }) => iata)
      return { offers, nextFrom: earliestDepartures(last.slice, airports) }
    },
    session: load,
  }
}

/** Returns a search with today's codes for airports that closed or moved: suppliers don't know the old ones. */
const withCurrentPlaces = (request: SearchRequest): SearchRequest => ({
  ...request,
  slices: request.slices.map(({ from, to, date }) => ({
    from: currentCode(from),
    to: currentCode(to),
    date,
  })),
})

function quotesOf(session: SearchSession, offers: readonly OfferId[]): QuotedOffer[] {
  return offers.map((offer) => {
    const quote = offerById(session, offer)
    if (!quote) throw new CatalogueError('OFFER_NOT_FOUND')
    return quote
  })
}
