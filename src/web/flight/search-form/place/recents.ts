import type { Place } from '../../../../contract/place/place.ts'
import { recentSearchList } from '../../../suggest/recent-searches.ts'
import { hasText, storedList } from '../../../suggest/stored-list.ts'

/** The last ten selected places (S9.10). */
export const recentPlaces = storedList<Place>('recent-focus', {
  limit: 10,
  idOf: (place) => place.code,
  isEntry: (value): value is Place =>
    hasText(value, 'code') && hasText(value, 'city') && hasText(value, 'name'),
})

export const recentSearches = recentSearchList('recent-searches')
