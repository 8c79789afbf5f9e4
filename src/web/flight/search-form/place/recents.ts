import type { Place } from '../../../../contract/place/place.ts'
import { storedList } from './stored-list.ts'

const hasText = (value: unknown, name: string) =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Record<string, unknown>)[name] === 'string'

/** The last ten selected places (S9.10). */
export const recentPlaces = storedList<Place>('recent-focus', {
  limit: 10,
  idOf: (place) => place.code,
  isEntry: (value): value is Place =>
    hasText(value, 'code') && hasText(value, 'city') && hasText(value, 'name'),
})

export interface RecentSearch {
  /** Path and query of the results page. */
  url: string
  route: string
  date: string
}

export const recentSearches = storedList<RecentSearch>('recent-searches', {
  limit: 4,
  idOf: (search) => search.route,
  isEntry: (value): value is RecentSearch =>
    hasText(value, 'url') && hasText(value, 'route') && hasText(value, 'date'),
})
