import { createHash } from 'node:crypto'
import { CatalogueError } from '../../contract/errors.ts'
import type { SearchId } from '../../contract/ids.ts'
import { type Cache, orMissing } from '../platform/cache/cache.ts'
import type { Clock } from '../platform/clock.ts'
import { milliseconds, minutes, pause, seconds } from '../platform/duration.ts'
import { isDatabaseUnavailable } from '../platform/failure/unavailable.ts'
import { newSecretId } from '../platform/ids.ts'
import type { Background } from '../platform/jobs/background.ts'
import type { Log } from '../platform/monitoring/log.ts'
import type { Metrics } from '../platform/monitoring/metrics.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import {
  type FoundSearch,
  hasFirst,
  isOurOutage,
  type OpenedSearch,
  type SearchProgress,
  searchLife,
  withAnswer,
  withoutWaiting,
} from './search.ts'
import type { SearchRecords } from './search-records.ts'

/** The device that searches, and its network address. */
export interface Searcher {
  id: string
  address: string
}

/** Searches that ask every supplier at once, and keep what each answers for as long as its prices stand. */
export interface SearchSessions<Request> {
  /**
   * Opens a search, or returns the visitor's identical one; waits up to `wait` ms for first results. Throws UNAVAILABLE if
   * the suppliers can't be asked because of an outage of ours.
   */
  open(request: Request, visitor: Searcher, wait: number): Promise<FoundSearch<Request>>
  /**
   * Opens a search even if the visitor has an identical one; waits up to `wait` ms for every supplier. Throws the same errors
   * as `open`.
   */
  openFresh(request: Request, visitor: Searcher, wait: number): Promise<FoundSearch<Request>>
  /**
   * Returns a live search. Throws SEARCH_NOT_FOUND, and SEARCH_EXPIRED also for a search that met an outage of ours: only a new
   * one asks the suppliers again.
   */
  find(id: SearchId): Promise<FoundSearch<Request>>
  /** Returns a search read from the records as it is now. Throws the same errors as `find`. */
  live<Read extends FoundSearch<Request>>(read: Read | undefined): Read
}

interface Asked {
  id: string
  name: string
}

const supplierTime = seconds(8)
/** How often a search of another server is looked at, in milliseconds. */
const betweenLooks = 50
const openingsAMinute = 90

export function createSearchSessions<
  Request,
  Supplier extends Asked,
  Found extends object,
  Answer extends object,
>(parts: {
  /** Names the searches in limits and in the log. */
  name: string
  records: SearchRecords<Request, Answer>
  cache: Cache
  clock: Clock
  log: Log
  metrics: Pick<Metrics, 'searches'>
  background: Background
  suppliers: readonly Supplier[]
  ask(supplier: Supplier, request: Request, stop: AbortSignal): Promise<Found>
  /**
   * Returns what a supplier's finds add to the search, and as how many results they count; `before` is what others
   * have found. Called in the order in which answers are stored.
   */
  answerOf(found: Found, before: readonly Found[]): { answer: Answer; results: number }
}): SearchSessions<Request> {
  const { name, records, cache, clock, log, metrics, background, suppliers } = parts
  const openings = { name, times: openingsAMinute, within: minutes(1) }
  /** Resolves when this process has a search's first results, or knows that there are none. */
  const firstResults = new Map<SearchId, Promise<void>>()
  /** Sessions being opened, so that two identical concurrent searches open one. */
  const opening = new Map<string, Promise<FoundSearch<Request>>>()

  async function askAll(
    { id, request }: OpenedSearch<Request>,
    opened: SearchProgress,
    stop: AbortSignal,
  ): Promise<void> {
    let progress = opened
    const before: Found[] = []
    let stored: Promise<void> = Promise.resolve()
    let tellFirst = () => {}
    firstResults.set(id, new Promise((resolve) => (tellFirst = resolve)))
    const asked = await Promise.allSettled(
      suppliers.map(async (supplier) => {
        const { state, found, isOurs } = await askOne(supplier, request, stop)
        const added = found && parts.answerOf(found, before)
        if (found) before.push(found)
        const results = added?.results ?? 0
        progress = withAnswer(progress, supplier.id, { state, results, isOurs })
        const after = progress
        // In order, because progress without an earlier answer would hide that one from readers.
        const earlier = stored
        stored = (async () => {
          await earlier.catch(() => undefined)
          await records.append(id, after, added?.answer)
        })()
        await stored
        if (added && added.results > 0) tellFirst()
      }),
    )
    tellFirst()
    firstResults.delete(id)
    for (const each of asked) if (each.status === 'rejected') throw each.reason
  }

  async function askOne(supplier: Supplier, request: Request, stop: AbortSignal) {
    const time = AbortSignal.timeout(supplierTime)
    const end = metrics.searches.startTimer({ search: name, supplier: supplier.id })
    try {
      const found = await parts.ask(supplier, request, AbortSignal.any([time, stop]))
      end({ outcome: 'answered' })
      return { state: 'answered' as const, found, isOurs: false }
    } catch (error) {
      log.warn({ err: error, supplier: supplier.id, search: name }, 'supplier search')
      const state = time.aborted ? ('timed_out' as const) : ('failed' as const)
      end({ outcome: state })
      return { state, isOurs: isDatabaseUnavailable(error) }
    }
  }

  async function reopened(key: string): Promise<FoundSearch<Request> | undefined> {
    const id = await orMissing(records.shared(key))
    const search = id && (await orMissing(records.find(id)))
    return search && search.expiresAt > clock.now() && !isOurOutage(search) ? search : undefined
  }

  function openedOnce(key: string, request: Request, address: string) {
    const begun = opening.get(key)
    if (begun) return begun
    const session = (async () =>
      (await reopened(key)) ?? (await openNew(key, request, address)).search)()
    opening.set(key, session)
    const forget = () => opening.delete(key)
    session.then(forget, forget)
    return session
  }

  /** Opens a search; `asked` resolves when every supplier has answered, or failed. */
  async function openNew(key: string, request: Request, address: string) {
    await spend(cache, openings, address)
    const openedAt = clock.now()
    const id = newSecretId() as SearchId
    const search: OpenedSearch<Request> = {
      id,
      request,
      openedAt,
      expiresAt: openedAt + searchLife,
    }
    const progress: SearchProgress = {
      version: 0,
      suppliers: suppliers.map((each) => ({
        id: each.id,
        name: each.name,
        state: 'asked',
        results: 0,
      })),
    }
    // At once: each of them may have to wait for the cache.
    await Promise.all([records.open(search, progress), records.share(key, id)])
    let asked: Promise<void> = Promise.resolve()
    background.run((stop) => (asked = askAll(search, progress, stop)))
    return { search: { ...search, ...progress }, asked }
  }

  function live<Read extends FoundSearch<Request>>(read: Read | undefined): Read {
    if (!read) throw new CatalogueError('SEARCH_NOT_FOUND')
    if (read.expiresAt <= clock.now()) throw new CatalogueError('SEARCH_EXPIRED')
    if (isOurOutage(read)) throw new CatalogueError('SEARCH_EXPIRED')
    // Nobody waits for suppliers that were being asked when their server died.
    const waitingIsOver = clock.now() > read.openedAt + supplierTime + seconds(4)
    return waitingIsOver ? withoutWaiting(read) : read
  }

  const find = async (id: SearchId) => live(await records.find(id))

  /** Returns a search that the caller has just opened: opening it again asks the suppliers again. */
  async function findOpened(id: SearchId): Promise<FoundSearch<Request>> {
    const read = await records.find(id)
    if (read && isOurOutage(read)) {
      throw new CatalogueError('UNAVAILABLE', {
        cause: 'the database failed while suppliers were asked',
      })
    }
    return live(read)
  }

  /** Waits up to `wait` ms for the first results of a search, also if another server asks for them. */
  async function awaitFirst(id: SearchId, wait: number): Promise<void> {
    const ownFirst = firstResults.get(id)
    if (ownFirst) return Promise.race([ownFirst, pause(milliseconds(wait))])
    for (let waited = 0; waited < wait; waited += betweenLooks) {
      await pause(milliseconds(Math.min(betweenLooks, wait - waited)))
      const search = await records.find(id)
      if (!search || hasFirst(search)) return
    }
  }

  return {
    async open(request, visitor, wait) {
      const search = await openedOnce(keyOf(request, visitor), request, visitor.address)
      if (wait === 0 || hasFirst(search)) return live(search)
      await awaitFirst(search.id, wait)
      return findOpened(search.id)
    },
    async openFresh(request, visitor, wait) {
      const { search, asked } = await openNew(keyOf(request, visitor), request, visitor.address)
      await Promise.race([asked, pause(milliseconds(wait))])
      return findOpened(search.id)
    },
    find,
    live,
  }
}

/** Returns a key that identifies identical searches of a visitor. */
const keyOf = (request: unknown, visitor: Searcher): string =>
  createHash('sha256')
    .update(JSON.stringify([visitor.id || visitor.address, request]))
    .digest('base64url')
