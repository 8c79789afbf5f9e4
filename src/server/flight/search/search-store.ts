import type { FlightResult } from '../../../contract/flight/offer.ts'
import type { SearchId } from '../../../contract/ids.ts'
import type { CachedValues } from '../../platform/cache/cache.ts'
import type { Duration } from '../../platform/duration.ts'
import type { QuotedOffer } from '../quoted-offer.ts'
import {
  latestRows,
  type OpenedSearch,
  type SearchAnswer,
  type SearchNews,
  type SearchProgress,
  type SearchSession,
} from './search-session.ts'

/**
 * Searches in the cache, readable from every server while they fill. A search is one record: what was asked, its
 * progress, and the rows and offers of each answer. Answers are added, never rewritten, so a poll reads only those it
 * doesn't have. One server writes a search: the one that asks the suppliers.
 */
export interface SearchStore {
  open(search: OpenedSearch, progress: SearchProgress): Promise<void>
  /** Adds an answer; `progress` is the search's after it, and its version the answer's number. */
  append(id: SearchId, progress: SearchProgress, answer: SearchAnswer): Promise<void>
  /** Returns the search with the rows of the answers after version `after`; undefined if it isn't stored. */
  news(id: SearchId, after: number): Promise<SearchNews | undefined>
  /** Returns the search with everything found; undefined if it isn't stored. */
  whole(id: SearchId): Promise<SearchSession | undefined>
}

export function createSearchStore(cache: CachedValues, keep: Duration): SearchStore {
  const keyOf = (id: SearchId) => `search:${id}`

  async function read<T>(id: SearchId, what: 'rows' | 'offers', after: number, to: number) {
    const names = Array.from({ length: Math.max(0, to - after) }, (_, at) =>
      fieldOf(what, after + at + 1),
    )
    return (await cache.getFields(keyOf(id), names)).flatMap((each) => (each ?? []) as T[])
  }

  async function news(id: SearchId, after: number): Promise<SearchNews | undefined> {
    const [opened, progress] = (await cache.getFields(keyOf(id), ['opened', 'progress'])) as [
      OpenedSearch | undefined,
      SearchProgress | undefined,
    ]
    if (!opened || !progress) return undefined
    const rows = await read<FlightResult>(id, 'rows', after, progress.version)
    return { ...opened, ...progress, rows: latestRows(rows) }
  }

  return {
    open: (opened, progress) => cache.setFields(keyOf(opened.id), { opened, progress }, keep),
    append: (id, progress, { rows, offers }) =>
      cache.setFields(
        keyOf(id),
        {
          progress,
          [fieldOf('rows', progress.version)]: rows,
          [fieldOf('offers', progress.version)]: offers,
        },
        keep,
      ),
    news,
    async whole(id) {
      const found = await news(id, 0)
      return found && { ...found, offers: await read<QuotedOffer>(id, 'offers', 0, found.version) }
    },
  }
}

const fieldOf = (what: 'rows' | 'offers', version: number): string => `${what}:${version}`
