import { createHash } from 'node:crypto'
import { CatalogueError } from '../../contract/errors.ts'
import type { SearchId } from '../../contract/ids.ts'
import type { SupplierState } from '../../contract/supplier-state.ts'
import { type Cache, cacheSpace, orMissing } from '../platform/cache/cache.ts'
import type { Clock } from '../platform/clock.ts'
import { milliseconds, minutes, pause, seconds } from '../platform/duration.ts'
import { newSecretId } from '../platform/ids.ts'
import type { Background } from '../platform/jobs/background.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import type { FoundSearch, OpenedSearch, SearchProgress } from './search.ts'
import { createSearchStore } from './search-store.ts'

/** The device that searches, and its network address. */
export interface Searcher {
  id: string
  address: string
}

/** Searches that ask every supplier at once, and keep what each answers for as long as its prices stand. */
export interface SearchSessions<Request> {
  /** Opens a search, or returns the visitor's identical one; waits up to `wait` ms for first results. */
  open(request: Request, visitor: Searcher, wait: number): Promise<FoundSearch<Request>>
  /** Returns a live search. Throws SEARCH_NOT_FOUND, SEARCH_EXPIRED. */
  find(id: SearchId): Promise<FoundSearch<Request>>
  /** Returns one part of each answer after version `after`, up to version `to`. */
  parts(id: SearchId, part: string, after: number, to: number): Promise<unknown[]>
}

/** What an answer adds to a search: its parts as stored, and how many results it has. */
export interface SearchAnswer {
  parts: Record<string, unknown>
  results: number
}

interface Asked {
  id: string
  name: string
}

/** Results are valid for 25 minutes (S9.1). */
export const searchLife = minutes(25)
/** Stored a little longer, so that "expired" and "not found" can be told apart. */
const remembered = minutes(35)
const supplierTime = seconds(8)
/** How often a search of another server is looked at, in milliseconds. */
const betweenLooks = 50
const openingsAMinute = 90

export function createSearchSessions<Request, Supplier extends Asked>(parts: {
  /** Names the searches in the cache and in limits. */
  name: string
  cache: Cache
  clock: Clock
  log: Log
  background: Background
  suppliers: readonly Supplier[]
  ask(supplier: Supplier, request: Request, stop: AbortSignal): Promise<SearchAnswer>
}): SearchSessions<Request> {
  const { name, cache, clock, log, background, suppliers } = parts
  const store = createSearchStore<Request>(cache.insured, name, remembered)
  const sameSearch = cacheSpace<SearchId>(cache.insured, `same-${name}`, searchLife)
  const openings = { name, times: openingsAMinute, within: minutes(1) }
  /** Resolves when this process has a search's first results, or knows that there are none. */
  const firstResults = new Map<SearchId, Promise<void>>()
  /** Sessions being opened, so that two identical concurrent searches open one. */
  const opening = new Map<string, Promise<OpenedSearch<Request>>>()

  async function askAll(
    { id, request }: OpenedSearch<Request>,
    opened: SearchProgress,
    stop: AbortSignal,
  ): Promise<void> {
    let progress = opened
    let stored: Promise<void> = Promise.resolve()
    let tellFirst = () => {}
    firstResults.set(id, new Promise((resolve) => (tellFirst = resolve)))
    const asked = await Promise.allSettled(
      suppliers.map(async (supplier) => {
        const { state, answer } = await askOne(supplier, request, stop)
        progress = withAnswer(progress, supplier.id, state, answer.results)
        const after = progress
        // In order, because progress without an earlier answer would hide that one from readers.
        const before = stored
        stored = (async () => {
          await before.catch(() => undefined)
          await store.append(id, after, answer.parts)
        })()
        await stored
        if (answer.results > 0) tellFirst()
      }),
    )
    tellFirst()
    firstResults.delete(id)
    for (const each of asked) if (each.status === 'rejected') throw each.reason
  }

  async function askOne(supplier: Supplier, request: Request, stop: AbortSignal) {
    const time = AbortSignal.timeout(supplierTime)
    try {
      const answer = await parts.ask(supplier, request, AbortSignal.any([time, stop]))
      return { state: 'answered' as const, answer }
    } catch (error) {
      log.warn({ err: error, supplier: supplier.id }, name)
      const state = time.aborted ? ('timed_out' as const) : ('failed' as const)
      return { state, answer: { parts: {}, results: 0 } }
    }
  }

  async function reopened(key: string): Promise<OpenedSearch<Request> | undefined> {
    const id = await orMissing(sameSearch.get(key))
    const search = id && (await orMissing(store.find(id)))
    return search && search.expiresAt > clock.now() ? search : undefined
  }

  function openedOnce(key: string, request: Request, address: string) {
    const begun = opening.get(key)
    if (begun) return begun
    const session = (async () => (await reopened(key)) ?? (await openNew(key, request, address)))()
    opening.set(key, session)
    const forget = () => opening.delete(key)
    session.then(forget, forget)
    return session
  }

  async function openNew(key: string, request: Request, address: string) {
    await spend(cache, openings, address)
    const openedAt = clock.now()
    const id = newSecretId() as SearchId
    const search = { id, request, openedAt, expiresAt: openedAt + searchLife }
    const progress: SearchProgress = {
      version: 0,
      suppliers: suppliers.map((each) => ({
        id: each.id,
        name: each.name,
        state: 'asked',
        results: 0,
      })),
    }
    await store.open(search, progress)
    await sameSearch.set(key, search.id)
    background.run((stop) => askAll(search, progress, stop))
    return search
  }

  async function find(id: SearchId): Promise<FoundSearch<Request>> {
    const search = await store.find(id)
    if (!search) throw new CatalogueError('SEARCH_NOT_FOUND')
    if (search.expiresAt <= clock.now()) throw new CatalogueError('SEARCH_EXPIRED')
    // Suppliers that were being asked when their server died count as timed out.
    const waitingIsOver = clock.now() > search.openedAt + supplierTime + seconds(4)
    return waitingIsOver ? { ...search, suppliers: search.suppliers.map(timedOut) } : search
  }

  /** Waits up to `wait` ms for the first results of a search, also if another server asks for them. */
  async function awaitFirst(id: SearchId, wait: number): Promise<void> {
    const ownFirst = firstResults.get(id)
    if (ownFirst) return Promise.race([ownFirst, pause(milliseconds(wait))])
    for (let waited = 0; waited < wait; waited += betweenLooks) {
      await pause(milliseconds(Math.min(betweenLooks, wait - waited)))
      const search = await store.find(id)
      if (!search || hasFirst(search)) return
    }
  }

  return {
    async open(request, visitor, wait) {
      const key = sameSearchKey(request, visitor)
      const { id } = await openedOnce(key, request, visitor.address)
      const search = await find(id)
      if (wait === 0 || hasFirst(search)) return search
      await awaitFirst(id, wait)
      return find(id)
    },
    find,
    parts: store.parts,
  }
}

/** Returns whether a supplier is still being asked. */
export const isSearching = ({ suppliers }: SearchProgress): boolean =>
  suppliers.some(({ state }) => state === 'asked')

/** Returns whether a search has results, or won't have any. */
const hasFirst = (search: SearchProgress): boolean =>
  search.suppliers.some(({ results }) => results > 0) || !isSearching(search)

const timedOut = (supplier: SupplierState): SupplierState =>
  supplier.state === 'asked' ? { ...supplier, state: 'timed_out' } : supplier

const withAnswer = (
  { version, suppliers }: SearchProgress,
  id: string,
  state: SupplierState['state'],
  results: number,
): SearchProgress => ({
  version: version + 1,
  suppliers: suppliers.map((each) => (each.id === id ? { ...each, state, results } : each)),
})

/** Returns a key that identifies identical searches of a visitor. */
const sameSearchKey = (request: unknown, visitor: Searcher): string =>
  createHash('sha256')
    .update(JSON.stringify([visitor.id || visitor.address, request]))
    .digest('base64url')
