import { z } from 'zod'
import { orderErrors, orderParams } from '../checkout/order-calls.ts'
import { changeQuoteFacts } from '../checkout/quote.ts'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { moneySchema } from '../money.ts'
import { leadGuestSchema } from './booking.ts'
import { roomTypeSchema as roomFactsSchema } from './hotel.ts'
import { boards, mostRooms } from './hotel-terms.ts'
import { rateSchema, stayPriceSchema } from './rate.ts'
import { occupancySchema, stayDatesSchema } from './stay.ts'

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
  to: stayStateSchema.extend({
    /** Which of the rooms in `from` each room was, by position; null if it's added. Those not listed are dropped. */
    keeps: z.array(z.int().nullable()),
  }),
})
export type StayChangeQuote = z.infer<typeof stayChangeQuoteSchema>

const roomTypeSchema = z.string().min(1).max(200)

const askedRoomSchema = occupancySchema.extend({
  /** The booked room that it was; absent for a room that is added. */
  itemId: z.string().max(64).optional(),
  /** From `after-sales.stay-change-rooms`; if absent, a booked room keeps its type. */
  roomType: roomTypeSchema.optional(),
})

/** Any room of the stay that is to be changed, and the stay as it is to be. */
const askedStay = stayDatesSchema.omit({ rooms: true }).extend({ itemId: z.string().max(64) })

/** Booked rooms come first, in their order, and at least one of them stays. Those not listed are dropped. */
const roomsOf = <Room extends z.ZodType>(room: Room) => z.array(room).min(1).max(mostRooms)

const stayChangeErrors = [
  'VALIDATION',
  ...orderErrors,
  'NOT_CHANGEABLE',
  'PAYMENT_DISPUTED',
  'PAST_DATE',
  'STAY_TOO_FAR',
  'CHECK_OUT_BEFORE_CHECK_IN',
  'STAY_TOO_LONG',
  'TOO_MANY_IN_ROOM',
  'OFFER_GONE',
  'SUPPLIER_UNAVAILABLE',
  'RATE_LIMITED',
] as const

/** A room type that one room of a stay can have. */
export const roomChoiceSchema = z.object({
  roomType: roomTypeSchema,
  name: z.string(),
  /** Whether it's what the room is booked as. */
  isBooked: z.boolean(),
  board: z.enum(boards),
  /** What the property says about it; absent if it doesn't list it. */
  facts: roomFactsSchema.pick({ beds: true, sleeps: true, squareMetres: true }).optional(),
  /** The room's, for the whole stay. */
  price: stayPriceSchema,
  /** What choosing it adds to what the change costs now, fee included. A negative amount is refunded. */
  amount: moneySchema,
})
export type RoomChoice = z.infer<typeof roomChoiceSchema>

export const listStayChangeRooms = endpoint({
  id: 'after-sales.stay-change-rooms',
  method: 'POST',
  path: '/order/:orderCode/stay-change-rooms',
  summary: 'List room types for a changed stay',
  description:
    'Returns, for each room, the types that the property sells for these dates and guests under the conditions booked, the booked one first, and what each adds to the cost of the change. Changes nothing.',
  params: orderParams,
  body: askedStay.extend({ rooms: roomsOf(askedRoomSchema) }),
  /** In the order of the rooms asked about. */
  result: z.object({
    rooms: z.array(z.array(roomChoiceSchema)),
    /**
     * What the change costs now if booked rooms keep their types and none is added, fee included. A negative amount is
     * refunded. Absent if a booked type is sold out.
     */
    amount: moneySchema.optional(),
    /** Of what the change refunds, this much was returned by the payer's bank in a dispute: it isn't refunded again. */
    returned: moneySchema,
    /** The most that is refunded of the rest: what is left of what was paid. */
    refundable: moneySchema,
  }),
  auth: 'optional',
  orderAccess: true,
  errors: [...stayChangeErrors],
})
export type RoomChoices = ResultOf<typeof listStayChangeRooms>

export const quoteStayChange = endpoint({
  id: 'after-sales.quote-stay-change',
  method: 'POST',
  path: '/order/:orderCode/stay-change-quotes',
  summary: 'Quote a change of a stay',
  description:
    'Quotes other dates, guests, names or room types for a stay, rooms that are added, and rooms that are dropped on the terms of cancelling them. `OFFER_GONE` names the rooms that can’t be had, if the property says so. Replaces all earlier open quotes of the order. Confirm it with `after-sales.confirm-quote`.',
  params: orderParams,
  body: askedStay.extend({
    rooms: roomsOf(askedRoomSchema.extend({ leadGuest: leadGuestSchema })),
  }),
  result: stayChangeQuoteSchema,
  status: 201,
  auth: 'optional',
  orderAccess: true,
  errors: [...stayChangeErrors, 'GUESTS_INVALID', 'NOTHING_CHANGED', 'QUOTE_EXPIRED'],
})
