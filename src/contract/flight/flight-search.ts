import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bookIdSchema, offerIdSchema, resultIdSchema, searchIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { tripTypes } from './flight-terms.ts'
import {
  cabinSchema,
  fareSchema,
  flightResultSchema,
  isoDateSchema,
  localTimeSchema,
  offerSchema,
  sliceSchema,
} from './offer.ts'

export const placeCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/)

export const passengerCountsSchema = z.object({
  adult: z.int().min(0).max(9),
  child: z.int().min(0).max(9),
  infant: z.int().min(0).max(9),
})
export type PassengerCounts = z.infer<typeof passengerCountsSchema>

export const searchRequestSchema = z.object({
  slices: z
    .array(z.object({ from: placeCodeSchema, to: placeCodeSchema, date: isoDateSchema }))
    .min(1)
    .max(6),
  tripType: z.enum(tripTypes),
  passengers: passengerCountsSchema,
  cabin: cabinSchema.default('economy'),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type SearchRequest = z.infer<typeof searchRequestSchema>

export const supplierStateSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['asked', 'answered', 'failed', 'timed_out']),
  results: z.int(),
})
export type SupplierState = z.infer<typeof supplierStateSchema>

export const searchUpdateSchema = z.object({
  searchId: searchIdSchema,
  state: z.enum(['searching', 'done', 'expired']),
  suppliers: z.array(supplierStateSchema),
  /** New or changed rows since the cursor; a row replaces the earlier one of the same id. */
  results: z.array(flightResultSchema),
  cursor: z.int(),
  expiresAt: z.iso.datetime(),
})
export type SearchUpdate = z.infer<typeof searchUpdateSchema>

const searchParams = z.object({ searchId: searchIdSchema })

export const openSearch = endpoint({
  id: 'flight.search.open',
  method: 'POST',
  path: '/flight/search',
  summary: 'Start a flight search',
  description:
    'Starts a search with every supplier and waits up to `wait` milliseconds for first results. Repeating a search within its lifetime returns the visitor’s same session. Needs the site’s search key in `x-kn`.',
  query: z.object({ wait: z.coerce.number().int().min(0).max(2000).default(0) }),
  body: searchRequestSchema,
  result: searchUpdateSchema,
  errors: [
    'VALIDATION',
    'UNKNOWN_PLACE',
    'SAME_PLACE',
    'PAST_DATE',
    'DATE_TOO_FAR',
    'RETURN_BEFORE_DEPARTURE',
    'FLIGHT_BEFORE_PREVIOUS',
    'TOO_MANY_TRAVELLERS',
    'NO_ADULT',
    'MORE_INFANTS_THAN_ADULTS',
    'SEARCH_KEY_INVALID',
    'RATE_LIMITED',
  ],
})

export const pollSearch = endpoint({
  id: 'flight.search.poll',
  method: 'GET',
  path: '/flight/search/:searchId',
  summary: 'Get new search results',
  description:
    'Returns the results that are new or changed since the cursor `after`, and how far each supplier is.',
  params: searchParams,
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    /** Name of a fare family: each row then also carries its lowest fare in it. */
    family: z.string().max(60).optional(),
  }),
  result: searchUpdateSchema,
  errors: ['SEARCH_NOT_FOUND', 'SEARCH_EXPIRED'],
})

export const getResultOffers = endpoint({
  id: 'flight.search.offers',
  method: 'GET',
  path: '/flight/search/:searchId/results/:resultId',
  summary: 'List the offers of a result',
  description:
    'Returns all offers of one result, cheapest first, with fare family, supplier, baggage and conditions of each.',
  params: searchParams.extend({ resultId: resultIdSchema }),
  result: z.object({ offers: z.array(offerSchema) }),
  errors: ['SEARCH_NOT_FOUND', 'SEARCH_EXPIRED', 'OFFER_NOT_FOUND'],
})

export const getOffers = endpoint({
  id: 'flight.offers.get',
  method: 'GET',
  path: '/flight/search/:searchId/offers',
  summary: 'Get offers by id',
  description:
    'Returns the offers with these ids (comma-separated) from a search, and the earliest departure that the next slice allows.',
  params: searchParams,
  query: z.object({ ids: z.string().max(1300) }),
  result: z.object({
    offers: z.array(offerSchema),
    /**
     * By airport, the local time from which on flights of the next slice can follow the last of these;
     * without a next slice there is none.
     */
    nextFrom: z.record(z.string(), localTimeSchema).optional(),
  }),
  errors: ['SEARCH_NOT_FOUND', 'SEARCH_EXPIRED', 'OFFER_NOT_FOUND'],
})

const people = (usual: number) => z.coerce.number().int().min(0).max(9).default(usual)
const partyQuery = { adult: people(1), child: people(0), infant: people(0) }

const listed = z.string().max(400).optional()
const whole = z.coerce.number().int().min(0).optional()
/** A list's filters (S3.35, S3.36); lists are comma-separated, prices minor units for the whole party. */
const filterQuery = {
  stops: listed,
  airlines: listed,
  departTime: listed,
  arriveTime: listed,
  departAirports: listed,
  arriveAirports: listed,
  viaAirports: listed,
  landBy: whole,
  minPrice: whole,
  maxPrice: whole,
  maxMinutes: whole,
  bag: z.enum(['0', '1']).default('0'),
}

export const lowestFares = endpoint({
  id: 'flight.lowest-fares',
  method: 'GET',
  path: '/flight/lowest-fares',
  summary: 'Get the lowest fare per day',
  description:
    'Returns the lowest price for the whole party on the days around a date, with the same filters as the result list. `null` means that no flight matches or the day is past; days without data yet are left out.',
  query: z.object({
    from: placeCodeSchema,
    to: placeCodeSchema,
    date: isoDateSchema,
    days: z.coerce.number().int().min(1).max(15).default(3),
    cabin: cabinSchema.default('economy'),
    currency: z.string().regex(/^[A-Z]{3}$/),
    ...partyQuery,
    ...filterQuery,
    family: z.string().max(60).optional(),
  }),
  result: z.array(z.object({ date: isoDateSchema, price: moneySchema.nullable() })),
  errors: ['VALIDATION', 'UNKNOWN_PLACE'],
})

export const destinationFares = endpoint({
  id: 'flight.destination-fares',
  method: 'GET',
  path: '/flight/destination-fares',
  summary: 'Get the lowest fare per destination',
  description:
    'Returns the lowest one-way price for one adult in the coming weeks, for up to nine destinations (comma-separated). Waits up to `wait` milliseconds; destinations in `pending` can be requested again.',
  query: z.object({
    from: placeCodeSchema,
    to: z.string().regex(/^[A-Z]{3}(,[A-Z]{3}){0,8}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    wait: z.coerce.number().int().min(0).max(5000).default(0),
  }),
  result: z.object({
    fares: z.array(z.object({ to: placeCodeSchema, date: isoDateSchema, price: moneySchema })),
    pending: z.array(placeCodeSchema),
  }),
  errors: ['VALIDATION'],
})

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
        was: moneySchema,
        now: moneySchema.nullable(),
        offer: offerSchema,
        /** The same flights in other fare families, each at its cheapest, cheapest first; as they were found. */
        otherFares: z.array(fareSchema),
      }),
    ),
    was: moneySchema,
    now: moneySchema.nullable(),
    /** The offers were found again by `flight.search-again`; `was` is then the total before that. */
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
      was: moneySchema,
      now: moneySchema,
    }),
    z.object({
      outcome: z.literal('alternatives'),
      searchId: searchIdSchema,
      was: moneySchema,
      /** The journeys that are not sold any more. */
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
