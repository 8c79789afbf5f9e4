import { z } from 'zod'
import { choicesOf } from '../bounded.ts'
import { contactDetailsSchema } from '../checkout/contact.ts'
import { priceLineSchema } from '../checkout/price-line.ts'
import { endpoint } from '../endpoint.ts'
import { bookIdSchema, orderCodeSchema, trxIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { hotelSchema } from './hotel.ts'
import { stayHashSchema } from './property.ts'
import { rateIdSchema, rateSchema, stayPriceSchema } from './rate.ts'
import { stayDatesSchema } from './stay.ts'

/** The lead guest of a room as typed so far: nothing is required of a draft. */
export const leadGuestSchema = z.object({
  title: z.string().max(10).default(''),
  givenName: z.string().max(120).default(''),
  surname: z.string().max(120).default(''),
})

export const specialNeeds = [
  'wheelchair',
  'limited_mobility',
  'blind',
  'deaf',
  'service_animal',
  'allergy',
] as const

export const stayDraftSchema = z.object({
  contact: contactDetailsSchema,
  /** One for each room. */
  leadGuests: z.array(leadGuestSchema).max(9),
  requests: z.string().max(1000).default(''),
  /** Local time of the property, `18:00`; '' if not said. */
  arrivesAt: z.string().max(5).default(''),
  needs: choicesOf(specialNeeds).default([]),
})
export type StayDraft = z.infer<typeof stayDraftSchema>

export const stayBookingSchema = z.object({
  bookId: bookIdSchema,
  state: z.enum(['draft', 'submitted', 'expired']),
  hash: stayHashSchema,
  hotel: hotelSchema,
  stay: stayDatesSchema,
  /** The rate that the traveller agreed to. */
  rate: rateSchema,
  /** What the supplier asked for instead when the draft was submitted. It's booked once its total is submitted. */
  newRate: rateSchema.optional(),
  draft: stayDraftSchema,
  lines: z.array(priceLineSchema),
  expiresAt: z.iso.datetime(),
  order: z.object({ orderCode: orderCodeSchema, trxId: trxIdSchema }).optional(),
})
export type StayBooking = z.infer<typeof stayBookingSchema>

/** `details` of PRICE_CHANGED: both totals, their parts where they're known, and the rate that can be booked at the new one. */
export const stayPriceChangeSchema = z.object({
  oldPrice: moneySchema,
  newPrice: moneySchema,
  oldSums: stayPriceSchema.optional(),
  newSums: stayPriceSchema,
  rateId: rateIdSchema,
})
export type StayPriceChange = z.infer<typeof stayPriceChangeSchema>

const bookingParams = z.object({ bookId: bookIdSchema })

export const createStayBooking = endpoint({
  id: 'hotel.booking.create',
  method: 'POST',
  auth: 'optional',
  path: '/hotel/bookings',
  device: true,
  summary: 'Create a stay’s draft',
  description:
    'Re-prices the rate and creates a draft at the total that the traveller agreed to. A different total returns `PRICE_CHANGED` with both amounts and the id of the current rate.',
  body: z.object({
    hash: stayHashSchema,
    rateId: rateIdSchema,
    acceptedTotal: moneySchema,
  }),
  result: z.object({ bookId: bookIdSchema }),
  status: 201,
  idempotent: true,
  errors: [
    'VALIDATION',
    'RATE_LIMITED',
    'STAY_NOT_FOUND',
    'PAST_DATE',
    'CHILDREN_NOT_TAKEN',
    'OFFER_NOT_FOUND',
    'OFFER_GONE',
    'PRICE_CHANGED',
    'SUPPLIER_UNAVAILABLE',
  ],
})

export const getStayBooking = endpoint({
  id: 'hotel.booking.get',
  method: 'GET',
  auth: 'optional',
  path: '/hotel/bookings/:bookId',
  summary: 'Get a stay’s draft',
  description: 'Returns a draft of this device, and of this member if a member made or saved it.',
  params: bookingParams,
  result: stayBookingSchema,
  errors: ['BOOKING_NOT_FOUND'],
})

export const saveStayDraft = endpoint({
  id: 'hotel.booking.save',
  method: 'PUT',
  auth: 'optional',
  path: '/hotel/bookings/:bookId/draft',
  summary: 'Replace a stay’s draft',
  description: 'Replaces the draft with what was entered so far. Fields may be empty.',
  params: bookingParams,
  body: stayDraftSchema,
  result: stayBookingSchema,
  errors: ['VALIDATION', 'BOOKING_NOT_FOUND', 'BOOKING_EXPIRED', 'BOOKING_ALREADY_SUBMITTED'],
})

export const submitStayBooking = endpoint({
  id: 'hotel.booking.submit',
  method: 'POST',
  auth: 'optional',
  path: '/hotel/bookings/:bookId/submit',
  summary: 'Submit a stay’s draft',
  description:
    'Validates guests and contact details, creates the order with its payable (`trxId`), and holds or quotes the rooms. Submitting a submitted draft returns the same order.',
  params: bookingParams,
  body: stayDraftSchema.extend({ acceptedTotal: moneySchema }),
  result: z.object({ orderCode: orderCodeSchema, trxId: trxIdSchema }),
  status: 201,
  idempotent: true,
  errors: [
    'VALIDATION',
    'BOOKING_NOT_FOUND',
    'BOOKING_EXPIRED',
    'GUESTS_INVALID',
    'CHILDREN_NOT_TAKEN',
    'TOO_MANY_HOLDS',
    'TOO_MANY_NETWORK_HOLDS',
    'TOO_MANY_STAYS',
    'RATE_LIMITED',
    'OFFER_GONE',
    'PRICE_CHANGED',
    'SUPPLIER_UNAVAILABLE',
  ],
})
