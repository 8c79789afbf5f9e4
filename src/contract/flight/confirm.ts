import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bookIdSchema, offerIdSchema, searchIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { fareSchema, offerSchema, sliceSchema } from './offer.ts'
import { searchRequestSchema } from './search/flight-search.ts'

export const confirmOffers = endpoint({
  id: 'flight.confirm',
  method: 'POST',
  path: '/flight/confirm',
  summary: 'Re-price chosen offers',
  description:
    'Re-prices the chosen offers, one per slice, with their suppliers. Each is `same`, `changed` or `gone`; other fares on the same flights are included.',
  body: z.object({ searchId: searchIdSchema, offerIds: z.array(offerIdSchema).min(1).max(6) }),
  result: z.object({
    outcome: z.enum(['same', 'changed', 'gone']),
    lines: z.array(
      z.object({
        outcome: z.enum(['same', 'changed', 'gone']),
        oldPrice: moneySchema,
        newPrice: moneySchema.nullable(),
        offer: offerSchema,
        /** The same flights in other fare families, each at its cheapest, cheapest first; as found by the search. */
        otherFares: z.array(fareSchema),
      }),
    ),
    oldPrice: moneySchema,
    newPrice: moneySchema.nullable(),
    /** Whether the offers were found again by `flight.search-again`; `oldPrice` is then the total before that. */
    isFromNewSearch: z.boolean(),
    request: searchRequestSchema,
    expiresAt: z.iso.datetime(),
  }),
  errors: [
    'VALIDATION',
    'RATE_LIMITED',
    'SEARCH_NOT_FOUND',
    'SEARCH_EXPIRED',
    'OFFER_NOT_FOUND',
    'FLIGHTS_OVERLAP',
    'SUPPLIER_UNAVAILABLE',
  ],
})

export const searchFlightsAgain = endpoint({
  id: 'flight.search-again',
  method: 'POST',
  auth: 'optional',
  path: '/flight/search-again',
  summary: 'Find chosen flights again',
  description:
    'Searches again for chosen flights whose prices expired or whose fare sold out. Returns the same flights in the same fare family, re-priced, or up to three complete trips close to them. Chosen offers are kept for a day; bookings are found by id.',
  body: z.union([
    z.object({ searchId: searchIdSchema, offerIds: z.array(offerIdSchema).min(1).max(6) }),
    z.object({ bookId: bookIdSchema }),
  ]),
  result: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('found'),
      searchId: searchIdSchema,
      offerIds: z.array(offerIdSchema),
      oldPrice: moneySchema,
      newPrice: moneySchema,
    }),
    z.object({
      outcome: z.literal('alternatives'),
      searchId: searchIdSchema,
      oldPrice: moneySchema,
      /** The sold-out journeys. */
      gone: z.array(sliceSchema),
      alternatives: z.array(z.object({ offers: z.array(offerSchema), price: moneySchema })),
    }),
  ]),
  errors: [
    'VALIDATION',
    'RATE_LIMITED',
    'SEARCH_NOT_FOUND',
    'BOOKING_NOT_FOUND',
    'OFFER_NOT_FOUND',
    'SUPPLIER_UNAVAILABLE',
    'PAST_DATE',
    'DATE_TOO_FAR',
  ],
})
