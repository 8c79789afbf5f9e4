import { z } from 'zod'
import {
  accessibilityFacts,
  amenities,
  bathKinds,
  bedKinds,
  hotelKinds,
  reviewTopics,
  roomViews,
  sceneSettings,
  sceneViews,
} from './hotel-terms.ts'
import { photoSchema, photosSchema } from './photo.ts'

export const hotelIdSchema = z.string().min(1).max(80).brand<'HotelId'>()
export type HotelId = z.infer<typeof hotelIdSchema>

export const positionSchema = z.object({
  /** Degrees north and east. */
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
})
export type Position = z.infer<typeof positionSchema>

/** What a drawn picture shows; the same scene always gives the same picture. */
export const sceneSchema = z.object({
  view: z.enum(sceneViews),
  /** What makes it this property's picture: shape, colours, light. 32 bits, all of them random. */
  seed: z.int(),
  setting: z.enum(sceneSettings),
})
export type Scene = z.infer<typeof sceneSchema>

/** What a list shows of a property. */
export const hotelSummarySchema = z.object({
  id: hotelIdSchema,
  name: z.string(),
  kind: z.enum(hotelKinds),
  /** 1–5; absent if it isn't classified. */
  stars: z.number().optional(),
  position: positionSchema,
  /** The part of the city, in English; the city's name if no part is known. */
  area: z.string(),
  /** In the language of the call. What is stored with drafts and orders is English. */
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** IANA zone: all of its times are shown in it. */
  zone: z.string(),
  /** Guests' reviews: 0–10 with one decimal, and how many. Absent without reviews. */
  score: z.object({ value: z.number(), reviews: z.int() }).optional(),
  amenities: z.array(z.enum(amenities)),
  accessibility: z.array(z.enum(accessibilityFacts)),
  scenes: z.array(sceneSchema),
  /** The first of its photos; absent if it has none. */
  photo: photoSchema.optional(),
})
export type HotelSummary = z.infer<typeof hotelSummarySchema>

export const roomTypeSchema = z.object({
  id: z.string(),
  name: z.string(),
  squareMetres: z.int().optional(),
  beds: z.array(z.object({ kind: z.enum(bedKinds), count: z.int() })),
  /** The most guests, children included. */
  sleeps: z.int(),
  accessible: z.boolean(),
  /** These three are absent if the property doesn't say. */
  view: z.enum(roomViews).optional(),
  balcony: z.boolean().optional(),
  bath: z.enum(bathKinds).optional(),
  /** Shown if there are no photos. */
  scene: sceneSchema,
  /** The best first; absent if the supplier has none. */
  photos: photosSchema.optional(),
})
export type RoomType = z.infer<typeof roomTypeSchema>

/** A property's name and address in the script of its country. */
export const localAddressSchema = z.object({
  /** The code of the language. */
  language: z.string(),
  /** Absent if the property has no name in this script. */
  name: z.string().optional(),
  address: z.string(),
})
export type LocalAddress = z.infer<typeof localAddressSchema>

/** All that is known of a property, whatever the dates. */
export const hotelSchema = hotelSummarySchema.omit({ photo: true }).extend({
  /** In Latin letters. */
  address: z.string(),
  /** For taxi drivers; absent if the country writes in Latin letters, or the supplier doesn't have it. */
  local: localAddressSchema.optional(),
  phone: z.string(),
  email: z.string().optional(),
  /** ISO 4217. */
  currency: z.string(),
  /** The language its staff reads vouchers in. */
  language: z.string(),
  /** Local times, `14:00`. */
  checkIn: z.object({ from: z.string(), until: z.string().optional() }),
  checkOut: z.object({ until: z.string() }),
  rooms: z.array(roomTypeSchema),
  /** Of the property itself; absent if the supplier has none. */
  photos: photosSchema.optional(),
  /** Rules of the house; absent ones aren't known. Fees are in the property's currency. */
  policies: z.object({
    minimumAge: z.int().optional(),
    pets: z.enum(['allowed', 'not_allowed', 'on_request']).optional(),
    smoking: z.enum(['not_allowed', 'designated_areas']).optional(),
    childrenWelcome: z.boolean(),
  }),
  topicScores: z.partialRecord(z.enum(reviewTopics), z.number()),
})
export type Hotel = z.infer<typeof hotelSchema>

/** A guest's review; text in the language it was written in. */
export const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  country: z.string(),
  /** `YYYY-MM`. */
  stayed: z.string(),
  score: z.number(),
  language: z.string(),
  liked: z.string().optional(),
  disliked: z.string().optional(),
  topics: z.partialRecord(z.enum(reviewTopics), z.number()),
  party: z.enum(['solo', 'couple', 'family', 'friends', 'business']),
})
export type Review = z.infer<typeof reviewSchema>
