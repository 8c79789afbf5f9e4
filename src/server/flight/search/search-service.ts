import { createHash } from 'node:crypto'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type {
  getOffers,
  SearchRequest,
  SearchUpdate,
} from '../../../contract/flight/search/flight-search.ts'
import type { OfferId, ResultId, SearchId } from '../../../contract/ids.ts'
import { type Cache, cacheSpace, orMissing } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { minutes, seconds } from '../../platform/duration.ts'
import { newSecretId } from '../../platform/ids.ts'
import type { Background } from '../../platform/jobs/background.ts'
import type { Log } from '../../platform/monitoring/log.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import type { FlightSupplier } from '../../supplier/flight-supplier.ts'
import { airportsOfPlace } from '../../world/airport.ts'
import { type QuotedOffer, quoteOffer } from '../quoted-offer.ts'
import { earliestDepartures } from '../trip-order.ts'
import { checkSearch } from './check-search.ts'
import { cheapestFirst } from './merge-results.ts'
import {
  changedRows,
  inFamily,
  type OpenedSearch,
  offerById,
  offersOfResult,
  type SearchNews,
  type SearchProgress,
  type SearchSession,
  updateOf,
  withAnswer,
} from './search-session.ts'
import { createSearchStore } from './search-store.ts'

export interface SearchService {
  /** Opens a search, or returns the visitor's identical one; waits up to `wait` ms for first results. */
  open(
    request: SearchRequest,
    visitor: { id: string; address: string },
    wait: number,
  ): Promise<SearchUpdate>
  /** Returns news since the cursor. With a fare family, each row also has its lowest fare in it. */
  poll(id: SearchId, after: number, family?: string): Promise<SearchUpdate>
  /** Returns all offers of one row, cheapest first. */
  offersOf(id: SearchId, result: ResultId): Promise<Offer[]>
  /** Returns quotes by their ids, in the requested order. Throws OFFER_NOT_FOUND. */
  quotes(id: SearchId, offers: readonly OfferId[]): Promise<QuotedOffer[]>
  /** Returns the chosen offers, and the earliest departures that can follow the last of them. */
  chosen(id: SearchId, offers: readonly OfferId[]): Promise<ResultOf<typeof getOffers>>
  /** Opens a search even if the visitor has an identical one; waits up to `wait` ms for every supplier. */
  openFresh(
    request: SearchRequest,
    visitor: { id: string; address: string },
    wait: number,
  ): Promise<SearchSession>
  /** Returns a session while it's stored, even if its prices have expired. */
  recall(id: SearchId): Promise<SearchSession | undefined>
  /** Returns a live session. Throws SEARCH_NOT_FOUND, SEARCH_EXPIRED. */
  session(id: SearchId): Promise<SearchSession>
}

/** Results are valid for 25 minutes (S9.1). */
export const searchLife = minutes(25)
/** Stored a little longer, so that "expired" and "not found" can be told apart. */
const remembered = minutes(35)
const supplierTime = seconds(8)
/** How often a search of another server is looked at, in milliseconds. */
const betweenLooks = 50
const openings = { name: 'flight-search', times: 90, within: minutes(1) }

export function createSearchService(parts: {
  cache: Cache
  clock: Clock
  log: Log
  background: Background
  suppliers: readonly FlightSupplier[]
}): SearchService {
  const { cache, clock, log, background, suppliers } = parts
  const store = createSearchStore(cache.insured, remembered)
  const sameSearch = cacheSpace<SearchId>(cache.insured, 'same-search', searchLife)
  /** Resolves when this process has a search's first results, or knows that there are none. */
  const firstResults = new Map<SearchId, Promise<void>>()
  /** Resolves when every supplier has answered a search of this process, or failed. */
  const allResults = new Map<SearchId, Promise<void>>()
  /** Sessions being opened, so that two identical concurrent searches open one. */
  const opening = new Map<string, Promise<OpenedSearch>>()

  async function ask(
    { id, request }: OpenedSearch,
    opened: SearchProgress,
    stop: AbortSignal,
  ): Promise<void> {
    let progress = opened
    const offers: QuotedOffer[] = []
    let stored: Promise<void> = Promise.resolve()
    let tellFirst = () => {}
    firstResults.set(id, new Promise((resolve) => (tellFirst = resolve)))
    const asked = await Promise.allSettled(
      suppliers.map(async (supplier) => {
        const answer = await askOne(supplier, request, stop)
        const rows = changedRows(offers, answer.offers)
        offers.push(...answer.offers)
        progress = withAnswer(progress, supplier.id, { state: answer.state, results: rows.length })
        const after = progress
        // In order, because progress without an earlier answer would hide that one from polls.
        const before = stored
        stored = (async () => {
          await before.catch(() => undefined)
          await store.append(id, after, { rows, offers: answer.offers })
        })()
        await stored
        if (answer.offers.length > 0) tellFirst()
      }),
    )
    tellFirst()
    firstResults.delete(id)
    for (const each of asked) if (each.status === 'rejected') throw each.reason
  }

  async function askOne(
    supplier: FlightSupplier,
    { currency, ...query }: SearchRequest,
    stop: AbortSignal,
  ) {
    const time = AbortSignal.timeout(supplierTime)
    try {
      const found = await supplier.search(query, AbortSignal.any([time, stop]))
      const offers = found.map((offer) => quoteOffer(supplier, offer, currency))
      return { state: 'answered' as const, offers }
    } catch (error) {
      log.warn({ err: error, supplier: supplier.id }, 'supplier search')
      return { state: time.aborted ? ('timed_out' as const) : ('failed' as const), offers: [] }
    }
  }

  async function reopened(key: string): Promise<OpenedSearch | undefined> {
    const id = await orMissing(sameSearch.get(key))
    const search = id && (await orMissing(store.news(id, Number.MAX_SAFE_INTEGER)))
    return search && search.expiresAt > clock.now() ? search : undefined
  }

  function openedOnce(key: string, request: SearchRequest, address: string) {
    const begun = opening.get(key)
    if (begun) return begun
    const session = (async () => (await reopened(key)) ?? (await openNew(key, request, address)))()
    opening.set(key, session)
    const forget = () => opening.delete(key)
    session.then(forget, forget)
    return session
  }

  async function openNew(key: string, request: SearchRequest, address: string) {
    await spend(cache, openings, address)
    const search = newSearch(request, clock.now())
    const progress = nothingYet(suppliers)
    await store.open(search, progress)
    await sameSearch.set(key, search.id)
    background.run((stop) => {
      const asked = ask(search, progress, stop).finally(() => allResults.delete(search.id))
      allResults.set(search.id, asked)
      return asked
    })
    return search
  }

  /** Returns a search if it's stored and its prices still stand. */
  function live<T extends OpenedSearch>(search: T | undefined): T {
    if (!search) throw new CatalogueError('SEARCH_NOT_FOUND')
    if (search.expiresAt <= clock.now()) throw new CatalogueError('SEARCH_EXPIRED')
    return search
  }

  const load = async (id: SearchId): Promise<SearchSession> => live(await store.whole(id))
  const newsOf = async (id: SearchId, after: number) => live(await store.news(id, after))

  /** Waits up to `wait` ms for the first results of a search, also if another server asks for them. */
  async function awaitFirst(id: SearchId, wait: number): Promise<void> {
    const ownFirst = firstResults.get(id)
    if (ownFirst) return Promise.race([ownFirst, pause(wait)])
    for (let waited = 0; waited < wait; waited += betweenLooks) {
      await pause(Math.min(betweenLooks, wait - waited))
      const news = await store.news(id, 0)
      if (!news || news.rows.length > 0 || isOver(news)) return
    }
  }

  const updated = (news: SearchNews): SearchUpdate =>
    updateOf(news, clock.now() > news.openedAt + supplierTime + seconds(4))

  return {
    async open(request, visitor, wait) {
      checkSearch(request, clock.date())
      const { id } = await openedOnce(sameSearchKey(request, visitor), request, visitor.address)
      const news = await newsOf(id, 0)
      if (wait === 0 || news.rows.length > 0 || isOver(news)) return updated(news)
      await awaitFirst(id, wait)
      return updated(await newsOf(id, 0))
    },
    async openFresh(request, visitor, wait) {
      checkSearch(request, clock.date())
      const { id } = await openNew(sameSearchKey(request, visitor), request, visitor.address)
      await Promise.race([allResults.get(id), pause(wait)])
      return load(id)
    },
    recall: (id) => store.whole(id),
    async poll(id, after, family) {
      const update = updated(await newsOf(id, after))
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

/** Returns a key that identifies identical searches of a visitor. */
function sameSearchKey(request: SearchRequest, visitor: { id: string; address: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([visitor.id || visitor.address, request]))
    .digest('base64url')
}

function quotesOf(session: SearchSession, offers: readonly OfferId[]): QuotedOffer[] {
  return offers.map((offer) => {
    const quote = offerById(session, offer)
    if (!quote) throw new CatalogueError('OFFER_NOT_FOUND')
    return quote
  })
}

const newSearch = (request: SearchRequest, now: number): OpenedSearch => ({
  id: newSecretId() as SearchId,
  request,
  openedAt: now,
  expiresAt: now + searchLife,
})

const nothingYet = (suppliers: readonly FlightSupplier[]): SearchProgress => ({
  version: 0,
  suppliers: suppliers.map(({ id, name }) => ({ id, name, state: 'asked', results: 0 })),
})

const isOver = ({ suppliers }: SearchProgress): boolean =>
  suppliers.every(({ state }) => state !== 'asked')

const pause = (time: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, time).unref()
  })
