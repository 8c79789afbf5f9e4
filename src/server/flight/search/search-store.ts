import type { SearchRequest } from '../../../contract/flight/search/flight-search.ts'
import type { SearchId } from '../../../contract/ids.ts'
import type { CachedValues } from '../../platform/cache/cache.ts'
import type { Duration } from '../../platform/duration.ts'
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
  /** Returns the search with everything found; undefined if it isn't stored. */
  whole(id: SearchId): Promise<SearchSession | undefined>
}

export function createSearchStore(cache: CachedValues, keep?: Duration): SearchStore {
  const records = createSearchRecords<SearchRequest, SearchAnswer>(cache, 'search', keep)

  async function news(id: SearchId, after: number): Promise<SearchNews | undefined> {
    const search = await records.find(id)
    if (!search) return undefined
    const rows = await records.parts(id, 'rows', after, search.version)
    return { ...search, rows: latestRows(rows.flatMap((each) => each ?? [])) }
  }

  return {
    ...records,
    news,
    async whole(id) {
      const found = await news(id, 0)
      if (!found) return undefined
      const offers = await records.parts(id, 'offers', 0, found.version)
      return { ...found, offers: offers.flatMap((each) => each ?? []) }
    },
  }
}
