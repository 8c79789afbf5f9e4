import { hasText, type StoredList, storedList } from './stored-list.ts'

export interface RecentSearch {
  /** Path and query of the results page. */
  url: string
  route: string
  date: string
}

/** Returns the list of recent searches that a form stores under a name. */
export const recentSearchList = (name: string): StoredList<RecentSearch> =>
  storedList<RecentSearch>(name, {
    limit: 4,
    idOf: (search) => search.route,
    isEntry: (value): value is RecentSearch =>
      hasText(value, 'url') && hasText(value, 'route') && hasText(value, 'date'),
  })
