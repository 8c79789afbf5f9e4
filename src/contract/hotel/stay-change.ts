import { z } from 'zod'
import { orderErrors, orderParams } from '../checkout/order-calls.ts'
import { changeQuoteFacts } from '../checkout/quote.ts'
import { endpoint } from '../endpoint.ts'
import { leadGuestSchema } from './booking.ts'
import { mostRooms } from './hotel-terms.ts'
import { rateSchema } from './rate.ts'
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

export const quoteStayChange = endpoint({
  id: 'after-sales.quote-stay-change',
  method: 'POST',
  path: '/order/:orderCode/stay-change-quotes',
  summary: 'Quote a change of a stay',
  description:
    'Quotes other dates, guests or names for all rooms of a stay; the number of rooms stays the same. Replaces all earlier open quotes of the order. Confirm it with `after-sales.confirm-quote`.',
  params: orderParams,
  body: z.object({
    /** Any room of the stay. */
    itemId: z.string().max(64),
    stay: stayDatesSchema,
    leadGuests: z.array(leadGuestSchema).max(mostRooms),
  }),
  result: stayChangeQuoteSchema,
  status: 201,
  auth: 'optional',
  orderAccess: true,
  errors: [
    'VALIDATION',
    ...orderErrors,
    'NOT_CHANGEABLE',
    'PAST_DATE',
    'STAY_TOO_FAR',
    'CHECK_OUT_BEFORE_CHECK_IN',
    'STAY_TOO_LONG',
    'TOO_MANY_IN_ROOM',
    'GUESTS_INVALID',
    'OFFER_GONE',
    'QUOTE_EXPIRED',
    'SUPPLIER_UNAVAILABLE',
    'RATE_LIMITED',
  ],
})
