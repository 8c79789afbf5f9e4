import type { SearchId } from '../../contract/ids.ts'
import { type CachedValues, cacheSpace } from '../platform/cache/cache.ts'
import { type Duration, minutes } from '../platform/duration.ts'
import { type FoundSearch, type OpenedSearch, type SearchProgress, searchLife } from './search.ts'

/**
 * Searches in the cache, readable from every server while they fill. A search is one record: what was asked, its
 * progress, and the parts of each answer. Answers are added, never rewritten, so that readers fetch only those they
 * don't have. One server writes a search: the one that asks the suppliers.
 */
export interface SearchRecords<Request, Answer extends object> {
  open(search: OpenedSearch<Request>, progress: SearchProgress): Promise<void>
  /**
   * Adds an answer, or only progress without one; `progress` is the search's after it, and its version the answer's
   * number.
   */
  append(id: SearchId, progress: SearchProgress, answer?: Answer): Promise<void>
  /** Returns the search; undefined if it isn't stored. */
  find(id: SearchId): Promise<FoundSearch<Request> | undefined>
  /** Returns one part of each answer after version `after`, up to version `to`; undefined for those that are lost. */
  parts<Part extends keyof Answer & string>(
    id: SearchId,
    part: Part,
    after: number,
    to: number,
  ): Promise<(Answer[Part] | undefined)[]>
  /** Names a search by what it asks and who asks, so that an identical one can be found while its prices stand. */
  share(key: string, id: SearchId): Promise<void>
  shared(key: string): Promise<SearchId | undefined>
}

/** A little longer than prices stand, so that "expired" and "not found" can be told apart. */
const remembered = minutes(35)

/** Creates the records of a product's searches; their keys start with `name`. */
export function createSearchRecords<Request, Answer extends object>(
  cache: CachedValues,
  name: string,
  keep: Duration = remembered,
): SearchRecords<Request, Answer> {
  const keyOf = (id: SearchId) => `${name}:${id}`
  const identical = cacheSpace<SearchId>(cache, `same-${name}`, searchLife)
  return {
    open: (opened, progress) => cache.setFields(keyOf(opened.id), { opened, progress }, keep),
    append(id, progress, answer) {
      const fields = Object.entries(answer ?? {}).map(([part, value]) => [
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
    async parts<Part extends keyof Answer & string>(
      id: SearchId,
      part: Part,
      after: number,
      to: number,
    ) {
      if (to <= after) return []
      const names = Array.from({ length: to - after }, (_, at) => fieldOf(part, after + at + 1))
      return cache.getFields(keyOf(id), names) as Promise<(Answer[Part] | undefined)[]>
    },
    share: identical.set,
    shared: identical.get,
  }
}

const fieldOf = (part: string, version: number): string => `${part}:${version}`
