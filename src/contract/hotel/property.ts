import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { moneySchema } from '../money.ts'
import { destinationIdSchema } from './destination.ts'
import {
  hotelIdSchema,
  hotelSchema,
  hotelSummarySchema,
  positionSchema,
  reviewSchema,
} from './hotel.ts'
import { rateSchema } from './rate.ts'
import { stayDatesSchema } from './stay.ts'

/** What `/hotel/review/{hash}` shows: a property, dates and guests. Made by `encodeStayHash`. */
export const stayHashSchema = z.string().min(8).max(400).brand<'StayHash'>()
export type StayHash = z.infer<typeof stayHashSchema>

/** Something near a property: a landmark, a station, an airport. */
export const nearbySchema = z.object({
  name: z.string(),
  kind: z.enum(['landmark', 'airport', 'station', 'beach', 'centre']),
  /** Kilometres as the crow flies. */
  distance: z.number(),
  /** By foot, estimated from the distance; absent if nobody would walk. */
  walkMinutes: z.int().optional(),
  /** For a map. */
  position: positionSchema,
})

/** From this many reviews on, a property’s page says what guests think, and search engines list it. */
export const enoughReviews = 30

export const getProperty = endpoint({
  id: 'hotel.property.get',
  method: 'GET',
  path: '/hotel/properties/:hotelId',
  summary: 'Get a property',
  description:
    'Returns all that is known of a property whatever the dates, with the first reviews by guests. It has no prices, and suppliers aren’t asked for rooms.',
  params: z.object({ hotelId: hotelIdSchema }),
  result: z.object({
    /** Its id may be another one than that of the call, if several suppliers sell it. */
    hotel: hotelSchema,
    nearby: z.array(nearbySchema),
    reviews: z.array(reviewSchema),
    /** The city that it’s in, if we know it. */
    city: z.object({ id: destinationIdSchema, name: z.string() }).optional(),
    /** Whether search engines should list its page. */
    isListed: z.boolean(),
  }),
  errors: ['STAY_NOT_FOUND', 'RATE_LIMITED'],
})

export const listProperties = endpoint({
  id: 'hotel.property.list',
  method: 'GET',
  path: '/hotel/properties',
  summary: 'List properties for search engines',
  description:
    'Returns the ids of the properties whose pages search engines should list: those with many reviews, about 4,000 at most.',
  result: z.object({ ids: z.array(hotelIdSchema) }),
  errors: [],
})

export const reviewStay = endpoint({
  id: 'hotel.stay.review',
  method: 'GET',
  path: '/hotel/stays/:hash',
  summary: 'Get a property with its rates',
  description:
    'Returns the property of the hash, and every rate for its dates and guests, cheapest first. A property that is sold out returns no rates, and stays nearby; so does one that takes no children, with those of the stay in `refusedChildren`.',
  params: z.object({ hash: stayHashSchema }),
  query: z.object({ currency: z.string().regex(/^[A-Z]{3}$/) }),
  result: z.object({
    hotel: hotelSchema,
    /** Whether search engines list its page without dates. */
    isListed: z.boolean(),
    stay: stayDatesSchema,
    rates: z.array(rateSchema),
    /** The children of the stay that the property doesn't take, by their room's position; absent if there are none. */
    refusedChildren: z
      .array(z.object({ room: z.int(), ages: z.array(z.int()) }))
      .min(1)
      .optional(),
    nearby: z.array(nearbySchema),
    /** Other properties with rooms, if this one is sold out: with the hash of the same stay. */
    others: z.array(
      z.object({
        hotel: hotelSummarySchema,
        hash: stayHashSchema,
        /** Kilometres from this property. */
        distance: z.number(),
        /** What its cheapest rate costs for the whole stay, with everything due at the property. */
        total: moneySchema,
      }),
    ),
    /** Suppliers that didn't answer, so that rates may be missing. */
    unavailable: z.array(z.string()),
  }),
  errors: ['STAY_NOT_FOUND', 'PAST_DATE', 'RATE_LIMITED', 'SUPPLIER_UNAVAILABLE'],
})

export const listReviews = endpoint({
  id: 'hotel.reviews.list',
  method: 'GET',
  path: '/hotel/stays/:hash/reviews',
  summary: 'List guests’ reviews',
  description:
    'Returns a page of the property’s reviews, filtered by language or party: those with text in the visitor’s language first, then in English, then in others, and the newest first among them.',
  params: z.object({ hash: stayHashSchema }),
  query: z.object({
    language: localeInput.optional(),
    party: z.enum(['solo', 'couple', 'family', 'friends', 'business']).optional(),
    from: z.coerce.number().int().min(0).default(0),
    size: z.coerce.number().int().min(1).max(50).default(10),
  }),
  result: z.object({
    total: z.int(),
    reviews: z.array(reviewSchema),
    /** How many there are in each language. */
    languages: z.record(z.string(), z.int()),
  }),
  errors: ['VALIDATION', 'STAY_NOT_FOUND'],
})
