import { z } from 'zod'
import { momentSchema } from '../bounded.ts'
import { endpoint } from '../endpoint.ts'
import { hotelIdSchema, hotelSummarySchema, sceneSchema } from './hotel.ts'
import { photoSchema } from './photo.ts'
import { stayHashSchema } from './property.ts'
import { stayDatesSchema } from './stay.ts'

/** More than anyone compares; few enough to show on one page. When the list is full, the oldest makes room. */
export const mostSavedStays = 100

/** A total that a page showed. A device sends it, so only its owner sees it again. */
const seenTotalSchema = z.object({
  amount: z.int().min(0).max(1_000_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

/** The dates that a property was saved with, and its page for them. */
export const savedDatesSchema = z.object({
  hash: stayHashSchema,
  checkIn: stayDatesSchema.shape.checkIn,
  checkOut: stayDatesSchema.shape.checkOut,
  /** The stay's total on the page that it was saved from, and when that page showed it; absent if it showed none. */
  price: z.object({ total: seenTotalSchema, seenAt: momentSchema }).optional(),
})
export type SavedDates = z.infer<typeof savedDatesSchema>

export const savedStaySchema = z.object({
  hotelId: hotelIdSchema,
  name: z.string(),
  /** The area and the city. */
  place: z.string(),
  /** Its first picture. */
  scene: sceneSchema.optional(),
  photo: photoSchema.optional(),
  score: hotelSummarySchema.shape.score,
  /** Left out once the stay would have begun. */
  dates: savedDatesSchema.optional(),
})
export type SavedHotel = z.infer<typeof savedStaySchema>

const list = z.array(savedStaySchema).max(mostSavedStays)

export const listSavedStays = endpoint({
  id: 'hotel.saved.list',
  method: 'GET',
  auth: 'member',
  path: '/hotel/saved',
  summary: 'List saved stays',
  description:
    'Returns the properties that the signed-in member saved on any device, the newest first. At most 100 are kept: the oldest make room for new ones.',
  result: list,
  errors: ['UNAUTHENTICATED'],
})

export const saveStays = endpoint({
  id: 'hotel.saved.add',
  method: 'POST',
  auth: 'member',
  path: '/hotel/saved',
  summary: 'Save stays',
  description:
    'Saves properties for the signed-in member, the newest first, and returns the whole list. Properties that are saved already keep their place, and unknown ones are ignored, so a device’s own list can be joined to the account’s. `hashes` are the pages that they were saved on: the list leads to them as long as their dates are in the future. `prices` is what was shown there; a time in the future counts as now.',
  body: z.object({
    hotelIds: z.array(hotelIdSchema).min(1).max(mostSavedStays),
    hashes: z.array(stayHashSchema).max(mostSavedStays).default([]),
    /** The totals of those stays that a page or a list showed. */
    prices: z
      .array(z.object({ hash: stayHashSchema, total: seenTotalSchema, seenAt: momentSchema }))
      .max(mostSavedStays)
      .default([]),
  }),
  result: list,
  errors: ['VALIDATION', 'UNAUTHENTICATED'],
})

export const removeSavedStay = endpoint({
  id: 'hotel.saved.remove',
  method: 'DELETE',
  auth: 'member',
  path: '/hotel/saved/:hotelId',
  summary: 'Remove a saved stay',
  description:
    'Removes a property from those that the signed-in member saved, and returns the rest. Removing one that isn’t saved changes nothing.',
  params: z.object({ hotelId: hotelIdSchema }),
  result: list,
  errors: ['VALIDATION', 'UNAUTHENTICATED'],
})
