import type { SearchRequest } from '../../../contract/flight/search/flight-search.ts'
import type { SearchId } from '../../../contract/ids.ts'
import type { CachedValues } from '../../platform/cache/cache.ts'
import type { Duration } from '../../platform/duration.ts'
import type { FoundSearch } from '../../search/search.ts'
import { createSearchRecords, type SearchRecords } from '../../search/search-records.ts'
import {
  latestRows,
  type SearchAnswer,
  type SearchNews,
  type SearchSession,
} from './search-session.ts'

/** Flight searches in the cache: of each answer, its rows and its offers, which polls don't read. */
export interface SearchStore extends SearchRecords<SearchRequest, SearchAnswer> {
  /** Returns the search with the rows of the answers after version `after`; undefined if it isn't stored. */
  news(id: SearchId, after: number): Promise<SearchNews | undefined>
  /** Returns a search that was just read with the rows of the answers after version `after`. */
  withRows(search: FoundSearch<SearchRequest>, after: number): Promise<SearchNews>
  /** Returns a search that was just read with everything found. */
  withAll(search: FoundSearch<SearchRequest>): Promise<SearchSession>
  /** Returns the search with everything found; undefined if it isn't stored. */
  whole(id: SearchId): Promise<SearchSession | undefined>
}

export function createSearchStore(cache: CachedValues, keep?: Duration): SearchStore {
  const records = createSearchRecords<SearchRequest, SearchAnswer>(cache, 'search', keep)

  async function withRows(search: FoundSearch<SearchRequest>, after: number): Promise<SearchNews> {
    const rows = await records.parts(search.id, 'rows', after, search.version)
    return { ...search, rows: latestRows(rows.flatMap((each) => each ?? [])) }
  }

  async function withAll(search: FoundSearch<SearchRequest>): Promise<SearchSession> {
    const [news, offers] = await Promise.all([
      withRows(search, 0),
      records.parts(search.id, 'offers', 0, search.version),
    ])
    return { ...news, offers: offers.flatMap((each) => each ?? []) }
  }

  return {
    ...records,
    withRows,
    withAll,
    async news(id, after) {
      const search = await records.find(id)
      return search && withRows(search, after)
    },
    async whole(id) {
      const search = await records.find(id)
      return search && withAll(search)
    },
  }
}
