import type { ShareTargets } from '../share-targets.ts'

/**
 * The search form and the results. A link keeps the search and how it's displayed. Ids of searches and offers expire within
 * half an hour, and price limits mean something else in another currency.
 */
export const flightShareTargets = {
  pages: ['flight', 'flight/search', 'flight/multi-search'],
  queryName:
    /^((dep|arr)Airport[1-5]?|depDate[1-5]?|retDate|tripType|adult|child|infant|cabin|sort|stops|airline|depTime|arrTime|from|to|via|maxMinutes|bag|sharedFlight|sharedPrice|currency)$/,
} as const satisfies ShareTargets
