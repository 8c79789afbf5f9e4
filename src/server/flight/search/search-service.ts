import { createHash } from 'node:crypto'
import type { ResultOf } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type {
  getOffers,
  SearchRequest,
  SearchUpdate,
} from '../../../contract/flight/flight-search.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { OfferId, ResultId, SearchId } from '../../../contract/ids.ts'
import { type Cache, cacheSpace } from '../../platform/cache/cache.ts'
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
  inFamily,
  offerById,
  offersOfResult,
  type SearchSession,
  updateSince,
  withAnswer,
} from './search-session.ts'

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
const openings = { name: 'flight-search', times: 90, within: minutes(1) }

export function createSearchService(parts: {
  cache: Cache
  clock: Clock
  log: Log
  background: Background
  suppliers: readonly FlightSupplier[]
}): SearchService {
  const { cache, clock, log, background, suppliers } = parts
  const sessions = cacheSpace<SearchSession>(cache, 'search', remembered)
  const sameSearch = cacheSpace<SearchId>(cache, 'same-search', searchLife)
  /** Resolves when this process has a search's first results, or knows that there are none. */
  const firstResults = new Map<SearchId, Promise<void>>()
  /** Resolves when every supplier has answered a search of this process, or failed. */
  const allResults = new Map<SearchId, Promise<void>>()
  /** Sessions being opened, so that two identical concurrent searches open one. */
  const opening = new Map<string, Promise<SearchSession>>()

  async function ask(opened: SearchSession, stop: AbortSignal): Promise<void> {
    let session = opened
    let tellFirst = () => {}
    firstResults.set(opened.id, new Promise((resolve) => (tellFirst = resolve)))
    await Promise.all(
      suppliers.map(async (supplier) => {
        const answer = await askOne(supplier, opened.request, stop)
        session = withAnswer(session, supplier.id, answer.state, answer.offers)
        await sessions.set(session.id, session)
        if (answer.offers.length > 0) tellFirst()
      }),
    )
    tellFirst()
    firstResults.delete(opened.id)
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

  async function reopened(key: string): Promise<SearchSession | undefined> {
    const id = await sameSearch.get(key)
    const session = id && (await sessions.get(id))
    return session && session.expiresAt > clock.now() ? session : undefined
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
    const session = newSession(request, suppliers, clock.now())
    await sessions.set(session.id, session)
    await sameSearch.set(key, session.id)
    background.run((stop) => {
      const asked = ask(session, stop).finally(() => allResults.delete(session.id))
      allResults.set(session.id, asked)
      return asked
    })
    return session
  }

  async function load(id: SearchId): Promise<SearchSession> {
    const session = await sessions.get(id)
    if (!session) throw new CatalogueError('SEARCH_NOT_FOUND')
    if (session.expiresAt <= clock.now()) throw new CatalogueError('SEARCH_EXPIRED')
    return session
  }

  const waitingIsOver = ({ openedAt }: SearchSession) =>
    clock.now() > openedAt + supplierTime + seconds(4)

  return {
    async open(request, visitor, wait) {
      checkSearch(request, clock.date())
      const session = await openedOnce(sameSearchKey(request, visitor), request, visitor.address)
      if (wait > 0 && session.rows.length === 0) {
        await Promise.race([firstResults.get(session.id), pause(wait)])
      }
      return updateSince(await load(session.id), 0, waitingIsOver(session))
    },
    async openFresh(request, visitor, wait) {
      checkSearch(request, clock.date())
      const session = await openNew(sameSearchKey(request, visitor), request, visitor.address)
      await Promise.race([allResults.get(session.id), pause(wait)])
      return load(session.id)
    },
    recall: (id) => sessions.get(id),
    async poll(id, after, family) {
      const session = await load(id)
      const update = updateSince(session, after, waitingIsOver(session))
      return family ? { ...update, results: inFamily(session, update.results, family) } : update
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

function newSession(
  request: SearchRequest,
  suppliers: readonly FlightSupplier[],
  now: number,
): SearchSession {
  return {
    id: newSecretId() as SearchId,
    request,
    openedAt: now,
    expiresAt: now + searchLife,
    suppliers: suppliers.map(({ id, name }) => ({ id, name, state: 'asked', results: 0 })),
    version: 0,
    rows: [],
    offers: [],
  }
}

const pause = (time: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, time).unref()
  })
