import { z } from 'zod'
import { specialNeeds } from './booking.ts'
import { hotelSchema, sceneSchema } from './hotel.ts'
import { photoSchema } from './photo.ts'
import { rateSchema, stayPriceSchema } from './rate.ts'
import { stayDatesSchema } from './stay.ts'

/** An order's item that is one room of a stay. */
export const hotelItemSchema = z.object({
  hotel: hotelSchema.omit({ scenes: true, rooms: true, photos: true }).extend({
    /** How lists showed it when it was booked; absent in older orders. */
    scene: sceneSchema.optional(),
    photo: photoSchema.optional(),
  }),
  stay: stayDatesSchema,
  rate: rateSchema,
  /** Position in the stay's rooms. */
  room: z.int(),
  /** The supplier's booking reference, and the property's own number if it gives one; absent until booked. */
  voucher: z.object({ code: z.string(), confirmation: z.string().optional() }).optional(),
  requests: z.string(),
  needs: z.array(z.enum(specialNeeds)),
  arrivesAt: z.string(),
  hasStarted: z.boolean(),
  /**
   * The card for a taxi driver, in the language of the place: a request, and the city and country if they have names in it. Beside
   * it stand the property's local name and address, if it has any.
   */
  driver: z.object({
    language: z.string(),
    ask: z.string(),
    place: z.string().optional(),
    /** Set if the country writes in another script than Latin, and the address is only known in that. */
    isLatinOnly: z.literal(true).optional(),
  }),
  /** The last four digits of the card that guarantees the stay, once it's saved. */
  guaranteedBy: z.string().optional(),
})
export type HotelItem = z.infer<typeof hotelItemSchema>

/** A room as shown before paying for it. */
export const purchasedHotelSchema = hotelItemSchema
  .pick({ hotel: true, stay: true, rate: true, room: true })
  // Of a change: the whole stay's before it. `rate` is the new one.
  .extend({ priceBefore: stayPriceSchema.optional() })
