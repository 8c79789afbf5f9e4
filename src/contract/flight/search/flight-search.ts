import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { resultIdSchema, searchIdSchema } from '../../ids.ts'
import { supplierStateSchema } from '../../supplier-state.ts'
import { tripTypes } from '../flight-terms.ts'
import {
  cabinSchema,
  flightResultSchema,
  isoDateSchema,
  localTimeSchema,
  offerSchema,
} from '../offer.ts'

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
    /** A fare family: each row then also has its lowest fare in it. */
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
     * By airport, the local time from which flights of the next slice can follow the last of these; absent without a
     * next slice.
     */
    nextFrom: z.record(z.string(), localTimeSchema).optional(),
  }),
  errors: ['SEARCH_NOT_FOUND', 'SEARCH_EXPIRED', 'OFFER_NOT_FOUND'],
})
