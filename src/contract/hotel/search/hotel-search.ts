import { z } from 'zod'
import { choicesOf } from '../../bounded.ts'
import { endpoint } from '../../endpoint.ts'
import { searchIdSchema } from '../../ids.ts'
import { moneySchema } from '../../money.ts'
import { supplierStateSchema } from '../../supplier-state.ts'
import { destinationIdSchema, destinationSchema } from '../destination.ts'
import { hotelIdSchema, hotelSummarySchema, positionSchema } from '../hotel.ts'
import { accessibilityFacts, amenities, boards, hotelKinds, hotelSorts } from '../hotel-terms.ts'
import { isMapArea } from '../map-area.ts'
import { stayHashSchema } from '../property.ts'
import { rateSummarySchema } from '../rate.ts'
import { stayDatesSchema } from '../stay.ts'

export const hotelSearchRequestSchema = stayDatesSchema.extend({
  destination: destinationIdSchema,
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type HotelSearchRequest = z.infer<typeof hotelSearchRequestSchema>

/** The corners of a part of a map. Across the date line, west is greater than east. */
export const boundsSchema = z
  .object({
    south: z.number().min(-90).max(90),
    west: z.number().min(-180).max(180),
    north: z.number().min(-90).max(90),
    east: z.number().min(-180).max(180),
  })
  .refine(isMapArea, { path: ['north'] })

/** What narrows the list down. Values of one filter are alternatives, except amenities and accessibility, which all count. */
export const hotelFiltersSchema = z.object({
  /** Of the whole stay, minor units of the search's currency. */
  minPrice: z.int().min(0).optional(),
  maxPrice: z.int().min(0).optional(),
  stars: z.array(z.int().min(0).max(5)).max(6).default([]),
  /** The least score, 0–10. */
  score: z.number().min(0).max(10).optional(),
  kinds: choicesOf(hotelKinds).default([]),
  boards: choicesOf(boards).default([]),
  amenities: choicesOf(amenities).default([]),
  accessibility: choicesOf(accessibilityFacts).default([]),
  freeCancellation: z.boolean().default(false),
  payAtProperty: z.boolean().default(false),
  areas: z.array(z.string().max(80)).max(30).default([]),
  /** Kilometres from the destination's position. */
  within: z.number().min(0).optional(),
  bounds: boundsSchema.optional(),
  name: z.string().max(80).optional(),
})
export type HotelFilters = z.infer<typeof hotelFiltersSchema>

export const hotelResultSchema = z.object({
  hotel: hotelSummarySchema,
  /** Of its page for the search's dates and guests. */
  hash: stayHashSchema,
  /** Kilometres from the destination's position. */
  distance: z.number(),
  /** The cheapest rate that the filters allow. */
  cheapest: rateSummarySchema,
  /** How much more the cheapest rate with free cancellation costs; absent if `cheapest` is one, or there is none. */
  freeCancellation: moneySchema.optional(),
  /** How many of the property's known rates the filters allow. */
  rates: z.int(),
  /** Whether the price is the lowest that we saw for the same stay in the last 30 days, if we know enough to say so. */
  lowestIn30Days: z.boolean().optional(),
})
export type HotelResult = z.infer<typeof hotelResultSchema>

/** A property on the map. */
export const hotelMarkerSchema = z.object({
  id: hotelIdSchema,
  hash: stayHashSchema,
  name: z.string(),
  position: positionSchema,
  total: moneySchema,
  /** How many other properties around it have no marker of their own. */
  more: z.int(),
})
export type HotelMarker = z.infer<typeof hotelMarkerSchema>

/** How many properties each choice of a filter would leave, all other filters being kept. */
export const hotelFacetsSchema = z.object({
  stars: z.record(z.string(), z.int()),
  score: z.record(z.string(), z.int()),
  kinds: z.record(z.string(), z.int()),
  boards: z.record(z.string(), z.int()),
  amenities: z.record(z.string(), z.int()),
  accessibility: z.record(z.string(), z.int()),
  areas: z.array(z.object({ name: z.string(), count: z.int() })),
  freeCancellation: z.int(),
  payAtProperty: z.int(),
  /** The lowest and highest total of all results, minor units. */
  price: z.object({ lowest: z.int(), highest: z.int() }).optional(),
})
export type HotelFacets = z.infer<typeof hotelFacetsSchema>

export const hotelSearchStateSchema = z.object({
  searchId: searchIdSchema,
  request: hotelSearchRequestSchema,
  destination: destinationSchema,
  state: z.enum(['searching', 'done', 'expired']),
  suppliers: z.array(supplierStateSchema),
  /** How many properties were found so far, before filters. */
  found: z.int(),
  expiresAt: z.iso.datetime(),
})
export type HotelSearchState = z.infer<typeof hotelSearchStateSchema>

export const openHotelSearch = endpoint({
  id: 'hotel.search.open',
  method: 'POST',
  path: '/hotel/search',
  summary: 'Start a hotel search',
  description:
    'Starts a search with every supplier and waits up to `wait` milliseconds for first results. Repeating a search within its lifetime returns the visitor’s same session.',
  query: z.object({ wait: z.coerce.number().int().min(0).max(2000).default(0) }),
  body: hotelSearchRequestSchema,
  result: hotelSearchStateSchema,
  errors: [
    'VALIDATION',
    'UNKNOWN_DESTINATION',
    'PAST_DATE',
    'STAY_TOO_FAR',
    'CHECK_OUT_BEFORE_CHECK_IN',
    'STAY_TOO_LONG',
    'TOO_MANY_IN_ROOM',
    'RATE_LIMITED',
  ],
})

export const listHotelResults = endpoint({
  id: 'hotel.search.results',
  method: 'POST',
  path: '/hotel/search/:searchId/results',
  summary: 'List search results',
  description:
    'Returns a page of the properties that the filters leave, sorted, with counts for each filter and the markers of a map. A search in progress returns what has been found so far.',
  params: z.object({ searchId: searchIdSchema }),
  body: z.object({
    filters: hotelFiltersSchema.prefault({}),
    sort: z.enum(hotelSorts).default('recommendation'),
    from: z.int().min(0).default(0),
    size: z.int().min(0).max(50).default(25),
    /** The most markers; the rows of the page and the cheapest ones of crowded places are kept. */
    markers: z.int().min(0).max(400).default(0),
    /** The part of the map to mark instead of all results; it doesn't change rows and counts. */
    marked: boundsSchema.optional(),
  }),
  result: z.object({
    search: hotelSearchStateSchema,
    /** How many properties the filters leave. */
    total: z.int(),
    rows: z.array(hotelResultSchema),
    facets: hotelFacetsSchema,
    markers: z.array(hotelMarkerSchema),
    /** Whether the property that was searched for by name has rooms, as far as suppliers have answered; filters don’t change it. */
    namedHasRooms: z.boolean().optional(),
  }),
  errors: ['VALIDATION', 'SEARCH_NOT_FOUND', 'SEARCH_EXPIRED'],
})
