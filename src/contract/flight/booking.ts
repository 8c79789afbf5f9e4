import { z } from 'zod'
import { recordOf } from '../bounded.ts'
import { contactDetailsSchema } from '../checkout/contact.ts'
import { priceLineSchema } from '../checkout/price-line.ts'
import { endpoint } from '../endpoint.ts'
import {
  bookIdSchema,
  offerIdSchema,
  orderCodeSchema,
  searchIdSchema,
  trxIdSchema,
} from '../ids.ts'
import { moneySchema } from '../money.ts'
import { neededDocuments, travelDocuments } from '../traveller/travel-documents.ts'
import { isoDateSchema, offerSchema, passengerTypeSchema } from './offer.ts'
import { searchRequestSchema } from './search/flight-search.ts'

/** A passenger as typed so far: nothing is required of a draft. */
export const passengerDraftSchema = z.object({
  type: passengerTypeSchema,
  title: z.string().max(10).default(''),
  givenName: z.string().max(120).default(''),
  surname: z.string().max(120).default(''),
  birthDate: z.string().max(10).default(''),
  nationality: z.string().max(2).default(''),
  passportNumber: z.string().max(40).default(''),
  passportExpiry: z.string().max(10).default(''),
  passportCountry: z.string().max(2).default(''),
  idCardNumber: z.string().max(40).default(''),
  /** Empty if the card is valid for life. */
  idCardExpiry: z.string().max(10).default(''),
  idCardCountry: z.string().max(2).default(''),
  /** The document to travel with, where an identity card suffices; '' means the card. */
  document: z.enum(['', ...travelDocuments]).default(''),
})
export type PassengerDraft = z.infer<typeof passengerDraftSchema>

/** Extra checked bags, by slice and passenger. */
export const extraBagSchema = z.object({
  offerId: offerIdSchema,
  passenger: z.int().min(0),
  kg: z.int(),
})

/** The most bags one traveller can check in on one flight. */
export const mostBags = 5

const extraBagsSchema = z
  .array(extraBagSchema)
  .max(60)
  .superRefine((bags, context) => {
    const counts = new Map<string, number>()
    bags.forEach(({ offerId, passenger }, index) => {
      const of = `${passenger} ${offerId}`
      counts.set(of, (counts.get(of) ?? 0) + 1)
      if ((counts.get(of) ?? 0) <= mostBags) return
      context.addIssue({ code: 'custom', path: [index], message: 'BAG_LIMIT' })
    })
  })

export const bookingDraftSchema = z.object({
  contact: contactDetailsSchema,
  passengers: z.array(passengerDraftSchema).max(9),
  bags: extraBagsSchema.default([]),
  /** Whether to send an e-mail reminder if the booking is abandoned before payment. */
  remind: z.boolean().default(false),
})
export type BookingDraft = z.infer<typeof bookingDraftSchema>

/** More fields than any form has: nine travellers with thirteen fields, six flights with bags, the contact. */
const mostFields = 200

/**
 * When fields of a draft were last typed, in milliseconds since 1970 by the clock of the device. By path:
 * `contact.email`, `passengers.0.surname`, `bags/{offerId}/{passenger}`, `remind`.
 */
export const editedAtSchema = recordOf(z.string().max(240), z.int().min(0), {
  most: mostFields,
  error: 'TOO_MANY_FIELDS',
})
export type EditedAt = z.infer<typeof editedAtSchema>

/** A price line of a draft, with its offer. */
export const bookingLineSchema = priceLineSchema.extend({ offerId: offerIdSchema })
export type BookingLine = z.infer<typeof bookingLineSchema>

export const bookingSchema = z.object({
  bookId: bookIdSchema,
  state: z.enum(['draft', 'submitted', 'expired']),
  request: searchRequestSchema,
  offers: z.array(offerSchema),
  /** What every passenger has to enter: the strictest of what the flights need. */
  documents: z.enum(neededDocuments),
  /** Date of the last flight: ages are calculated on that day. */
  lastFlightDate: isoDateSchema,
  /** The latest birth date: today in the latest time zone, or the date of the first flight. */
  latestBirthDate: isoDateSchema,
  draft: bookingDraftSchema,
  /** When fields were last typed, if the pages sent it. */
  editedAt: editedAtSchema,
  /** Whether a reminder is still possible: not if reminders were ended, or the flights leave too soon. */
  canRemind: z.boolean(),
  bagChoices: z.array(z.object({ offerId: offerIdSchema, kg: z.int(), price: moneySchema })),
  lines: z.array(bookingLineSchema),
  total: moneySchema,
  /** Set if a supplier asked for another price when it was submitted: the total that was agreed to before, until `total` is submitted. */
  oldTotal: moneySchema.optional(),
  expiresAt: z.iso.datetime(),
  /** The order of a submitted booking. */
  order: z.object({ orderCode: orderCodeSchema, trxId: trxIdSchema }).optional(),
})
export type Booking = z.infer<typeof bookingSchema>

const bookingParams = z.object({ bookId: bookIdSchema })

export const createBooking = endpoint({
  id: 'flight.booking.create',
  method: 'POST',
  auth: 'optional',
  path: '/flight/bookings',
  device: true,
  summary: 'Create a booking draft',
  description:
    'Creates a draft for the chosen offers at the total that the traveller agreed to. A different total returns `PRICE_CHANGED` with both amounts.',
  body: z.object({
    searchId: searchIdSchema,
    offerIds: z.array(offerIdSchema).min(1).max(6),
    acceptedTotal: moneySchema,
  }),
  result: z.object({ bookId: bookIdSchema }),
  status: 201,
  idempotent: true,
  errors: [
    'VALIDATION',
    'RATE_LIMITED',
    'SEARCH_NOT_FOUND',
    'SEARCH_EXPIRED',
    'OFFER_NOT_FOUND',
    'FLIGHTS_OVERLAP',
    'OFFER_GONE',
    'PRICE_CHANGED',
    'SUPPLIER_UNAVAILABLE',
  ],
})

/** The most open bookings listed. */
export const openBookingLimit = 3

/** A booking that can be continued, without its input. */
export const openBookingSchema = z.object({
  bookId: bookIdSchema,
  /** The first leg's airport or city, as searched. */
  from: z.string(),
  to: z.string(),
  date: isoDateSchema,
  expiresAt: z.iso.datetime(),
})
export type OpenBooking = z.infer<typeof openBookingSchema>

export const listOpenBookings = endpoint({
  id: 'flight.booking.list-open',
  method: 'GET',
  auth: 'optional',
  path: '/flight/bookings',
  device: true,
  summary: 'List unfinished bookings',
  description:
    'Returns which of the given bookings (comma-separated ids) are drafts of this device that can be continued: at most three, last edited first.',
  query: z.object({ ids: z.string().max(200) }),
  result: z.array(openBookingSchema).max(openBookingLimit),
  errors: ['VALIDATION'],
})

export const getBooking = endpoint({
  id: 'flight.booking.get',
  method: 'GET',
  auth: 'optional',
  path: '/flight/bookings/:bookId',
  summary: 'Get a booking',
  description:
    'Returns a booking of this device, and of this member if a member made or saved it: offers, passenger requirements, the draft, and the total with its price lines.',
  params: bookingParams,
  result: bookingSchema,
  errors: ['BOOKING_NOT_FOUND'],
})

export const saveBookingDraft = endpoint({
  id: 'flight.booking.save',
  method: 'PUT',
  auth: 'optional',
  path: '/flight/bookings/:bookId/draft',
  summary: 'Replace a booking draft',
  description:
    'Replaces the whole draft with what was entered so far. Fields may be empty; they are validated when the booking is submitted.',
  params: bookingParams,
  body: bookingDraftSchema.extend({ editedAt: editedAtSchema.default({}) }),
  result: bookingSchema,
  errors: ['VALIDATION', 'BOOKING_NOT_FOUND', 'BOOKING_EXPIRED', 'BOOKING_ALREADY_SUBMITTED'],
})

export const patchBookingDraft = endpoint({
  id: 'flight.booking.patch',
  method: 'PATCH',
  auth: 'optional',
  path: '/flight/bookings/:bookId/draft',
  summary: 'Update fields of a booking draft',
  description:
    'Updates only the fields named in `editedAt`, unless a later edit is already saved. Updates may arrive in any order.',
  params: bookingParams,
  body: bookingDraftSchema.extend({ editedAt: editedAtSchema }),
  result: bookingSchema,
  errors: ['VALIDATION', 'BOOKING_NOT_FOUND', 'BOOKING_EXPIRED', 'BOOKING_ALREADY_SUBMITTED'],
})

export const submitBooking = endpoint({
  id: 'flight.booking.submit',
  method: 'POST',
  auth: 'optional',
  path: '/flight/bookings/:bookId/submit',
  summary: 'Submit a booking',
  description:
    'Validates travellers and contact details, creates the order with its payable (`trxId`), and holds the seats. Submitting a submitted booking returns the same order.',
  params: bookingParams,
  body: bookingDraftSchema.extend({ acceptedTotal: moneySchema }),
  result: z.object({ orderCode: orderCodeSchema, trxId: trxIdSchema }),
  status: 201,
  idempotent: true,
  errors: [
    'VALIDATION',
    'BOOKING_NOT_FOUND',
    'BOOKING_EXPIRED',
    'PASSENGERS_INVALID',
    'TOO_MANY_HOLDS',
    'TOO_MANY_NETWORK_HOLDS',
    'RATE_LIMITED',
    'OFFER_GONE',
    'PRICE_CHANGED',
    'SUPPLIER_UNAVAILABLE',
  ],
})

/** The details of PRICE_CHANGED: the accepted total, and the current one. */
export const priceChangeSchema = z.object({ oldPrice: moneySchema, newPrice: moneySchema })
