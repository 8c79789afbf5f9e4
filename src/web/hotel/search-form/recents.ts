import type { Destination } from '../../../contract/hotel/destination.ts'
import { recentSearchList } from '../../suggest/recent-searches.ts'
import { hasText, storedList } from '../../suggest/stored-list.ts'

/** The last places chosen as destination. */
export const recentDestinations = storedList<Destination>('recent-destinations', {
  limit: 6,
  idOf: (place) => place.id,
  isEntry: (value): value is Destination =>
    hasText(value, 'id') && hasText(value, 'kind') && hasText(value, 'name'),
})

export const recentStays = recentSearchList('recent-stays')
