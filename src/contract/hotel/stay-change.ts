import { z } from 'zod'
import { orderErrors, orderParams } from '../checkout/order-calls.ts'
import { changeQuoteFacts } from '../checkout/quote.ts'
import { endpoint } from '../endpoint.ts'
import { moneySchema } from '../money.ts'
import { leadGuestSchema } from './booking.ts'
import { mostRooms } from './hotel-terms.ts'
import { rateSchema, stayPriceSchema } from './rate.ts'
import { stayDatesSchema } from './stay.ts'

/** A stay as it is, or as it would be: its dates, who sleeps in each room and in whose name, and what it costs. */
const stayStateSchema = z.object({
  stay: stayDatesSchema,
  leadGuests: z.array(leadGuestSchema),
  rate: rateSchema,
})

/** The cost of changing a stay. A negative amount is refunded. */
export const stayChangeQuoteSchema = z.object({
  ...changeQuoteFacts,
  kind: z.literal('stay_change'),
  from: stayStateSchema,
  to: stayStateSchema,
})
export type StayChangeQuote = z.infer<typeof stayChangeQuoteSchema>

/** Any room of the stay that is to be changed, and its new dates and guests. */
const askedStay = {
  itemId: z.string().max(64),
  stay: stayDatesSchema,
}

const stayChangeErrors = [
  'VALIDATION',
  ...orderErrors,
  'NOT_CHANGEABLE',
  'PAST_DATE',
  'STAY_TOO_FAR',
  'CHECK_OUT_BEFORE_CHECK_IN',
  'STAY_TOO_LONG',
  'TOO_MANY_IN_ROOM',
  'OFFER_GONE',
  'SUPPLIER_UNAVAILABLE',
  'RATE_LIMITED',
] as const

const roomTypeSchema = z.string().min(1).max(200)

/** A room type that a booked stay can be changed to. */
export const roomChoiceSchema = z.object({
  roomType: roomTypeSchema,
  name: z.string(),
  isBooked: z.boolean(),
  /** The stay's, in this room type. */
  price: stayPriceSchema,
  /** What the change costs, fee included. A negative amount is refunded. */
  amount: moneySchema,
})
export type RoomChoice = z.infer<typeof roomChoiceSchema>

export const listStayChangeRooms = endpoint({
  id: 'after-sales.stay-change-rooms',
  method: 'POST',
  path: '/order/:orderCode/stay-change-rooms',
  summary: 'List room types for a changed stay',
  description:
    'Returns the room types that the property sells for these dates and guests under the conditions booked, the booked one first, and what changing to each costs now. Changes nothing.',
  params: orderParams,
  body: z.object(askedStay),
  result: z.object({ rooms: z.array(roomChoiceSchema) }),
  auth: 'optional',
  orderAccess: true,
  errors: [...stayChangeErrors],
})

export const quoteStayChange = endpoint({
  id: 'after-sales.quote-stay-change',
  method: 'POST',
  path: '/order/:orderCode/stay-change-quotes',
  summary: 'Quote a change of a stay',
  description:
    'Quotes other dates, guests, names or another room type for all rooms of a stay; the number of rooms stays the same. Replaces all earlier open quotes of the order. Confirm it with `after-sales.confirm-quote`.',
  params: orderParams,
  body: z.object({
    ...askedStay,
    leadGuests: z.array(leadGuestSchema).max(mostRooms),
    /** From `after-sales.stay-change-rooms`; if absent, the room type stays as booked. */
    roomType: roomTypeSchema.optional(),
  }),
  result: stayChangeQuoteSchema,
  status: 201,
  auth: 'optional',
  orderAccess: true,
  errors: [...stayChangeErrors, 'GUESTS_INVALID', 'NOTHING_CHANGED', 'QUOTE_EXPIRED'],
})
