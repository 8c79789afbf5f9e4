import type { ShareTargets } from '../share-targets.ts'

/**
 * The search form and the results. A link keeps the search and how it's displayed. Price limits mean something else in
 * another currency, and pages of results are others tomorrow.
 */
export const hotelShareTargets = {
  pages: ['hotel', 'hotel/search'],
  queryName:
    /^(destination|checkIn|checkOut|rooms|sort|stars|score|kind|board|amenity|access|free|payThere|area|within|bounds|name|view|map|currency)$/,
} as const satisfies ShareTargets
