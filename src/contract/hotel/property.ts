import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { moneySchema } from '../money.ts'
import { hotelSchema, hotelSummarySchema, positionSchema, reviewSchema } from './hotel.ts'
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
