import type { SearchId } from '../../contract/ids.ts'
import type { CachedValues } from '../platform/cache/cache.ts'
import type { Duration } from '../platform/duration.ts'
import type { FoundSearch, OpenedSearch, SearchProgress } from './search.ts'

/**
 * Searches in the cache, readable from every server while they fill. A search is one record: what was asked, its
 * progress, and the parts of each answer. Answers are added, never rewritten, so that readers fetch only those they
 * don't have. One server writes a search: the one that asks the suppliers.
 */
export interface SearchStore<Request> {
  open(search: OpenedSearch<Request>, progress: SearchProgress): Promise<void>
  /** Adds an answer; `progress` is the search's after it, and its version the answer's number. */
  append(id: SearchId, progress: SearchProgress, parts: Record<string, unknown>): Promise<void>
  /** Returns the search; undefined if it isn't stored. */
  find(id: SearchId): Promise<FoundSearch<Request> | undefined>
  /** Returns one part of each answer after version `after`, up to version `to`; undefined for those that are lost. */
  parts(id: SearchId, part: string, after: number, to: number): Promise<unknown[]>
}

export function createSearchStore<Request>(
  cache: CachedValues,
  name: string,
  keep: Duration,
): SearchStore<Request> {
  const keyOf = (id: SearchId) => `${name}:${id}`
  return {
    open: (opened, progress) => cache.setFields(keyOf(opened.id), { opened, progress }, keep),
    append(id, progress, parts) {
      const fields = Object.entries(parts).map(([part, value]) => [
        fieldOf(part, progress.version),
        value,
      ])
      return cache.setFields(keyOf(id), { progress, ...Object.fromEntries(fields) }, keep)
    },
    async find(id) {
      const [opened, progress] = (await cache.getFields(keyOf(id), ['opened', 'progress'])) as [
        OpenedSearch<Request> | undefined,
        SearchProgress | undefined,
      ]
      return opened && progress && { ...opened, ...progress }
    },
    async parts(id, part, after, to) {
      if (to <= after) return []
      const names = Array.from({ length: to - after }, (_, at) => fieldOf(part, after + at + 1))
      return cache.getFields(keyOf(id), names)
    },
  }
}

const fieldOf = (part: string, version: number): string => `${part}:${version}`
