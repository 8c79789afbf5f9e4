import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { contactDraftSchema, priceLineSchema } from '../flight/booking.ts'
import { baggageSchema, offerSchema, passengerTypeSchema, sliceSchema } from '../flight/offer.ts'
import { bookIdSchema, orderCodeSchema, trxIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'

/** States of an order item; the allowed transitions stand in `server/order/item-states.ts`. */
export const itemStates = [
  'draft',
  'reserving',
  'held',
  'issuing',
  'issued',
  'unknown',
  'expired',
  'failed',
  'changing',
  'cancelling',
  'cancelled',
] as const
export type ItemState = (typeof itemStates)[number]

/** What people see, derived from items and payment. Only `confirmed` means that every ticket is issued. */
export const orderStatuses = [
  'reserving',
  'awaiting_payment',
  'paid',
  'confirmed',
  'partly_confirmed',
  'expired',
  'failed',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** A booking code at airlines (PNR) and the airlines, with their IATA codes, that it is used with. */
export const bookingCodeUseSchema = z.object({
  code: z.string(),
  airlines: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type BookingCodeUse = z.infer<typeof bookingCodeUseSchema>

/** What one traveller may take on one flight: the fare's own allowance, and the checked bags bought on top. */
export const travellerBagsSchema = z.object({
  /** Position in the order's list of passengers. */
  passenger: z.int(),
  /** Position of the flight in the item's journey. */
  segment: z.int(),
  cabinBag: baggageSchema,
  checkedBag: baggageSchema,
  /** Weights in kg of the checked bags bought on top, one each. */
  bought: z.array(z.int()),
})
export type TravellerBags = z.infer<typeof travellerBagsSchema>

/** Other times, or none, that the airline announced and the traveller hasn't answered yet. */
export const announcedSchema = z.object({
  /** Null when the airline no longer operates the flight. */
  after: sliceSchema.nullable(),
  /** Null once the traveller has accepted and the airline is being told. */
  answerBy: z.iso.datetime().nullable(),
  /** IANA zone of the departure: the deadline is told by its clocks. */
  zone: z.string(),
})

export const orderItemSchema = z.object({
  id: z.string(),
  state: z.enum(itemStates),
  offer: offerSchema,
  /** The booking code at the airline (PNR), known once held; several are separated by ` / `. */
  bookingCode: z.string().optional(),
  /** The same codes, each once with its airlines, in the order of the flights. Empty until held. */
  bookingCodes: z.array(bookingCodeUseSchema),
  tickets: z.array(z.object({ passenger: z.int(), number: z.string() })),
  /** By flight, then by passenger. */
  bags: z.array(travellerBagsSchema),
  /** Whether its first flight has left already. */
  hasDeparted: z.boolean(),
  announced: announcedSchema.optional(),
})

export const orderSchema = z.object({
  orderCode: orderCodeSchema,
  trxId: trxIdSchema,
  bookId: bookIdSchema.optional(),
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  items: z.array(orderItemSchema),
  contact: contactDraftSchema,
  passengers: z.array(
    z.object({
      type: passengerTypeSchema,
      title: z.string(),
      givenName: z.string(),
      surname: z.string(),
      birthDate: z.string(),
      /** Masked: the last four characters. */
      passport: z.string().optional(),
    }),
  ),
  lines: z.array(priceLineSchema),
  total: moneySchema,
  paid: moneySchema,
  refunded: moneySchema,
  /** Until when the seats are held, and until when the price stands; null once paid or over. */
  seatsHeldUntil: z.iso.datetime().nullable(),
  priceHeldUntil: z.iso.datetime().nullable(),
  history: z.array(z.object({ at: z.iso.datetime(), event: z.string() })),
})
export type Order = z.infer<typeof orderSchema>

/** `details` of TOO_MANY_HOLDS: the unpaid orders of this device, oldest first. */
export const openHoldsSchema = z.object({
  orders: z.array(z.object({ orderCode: orderCodeSchema, trxId: trxIdSchema })),
})
export type OpenHolds = z.infer<typeof openHoldsSchema>['orders']

/** An order in a list of somebody's. */
export const listedOrderSchema = z.object({
  orderCode: orderCodeSchema,
  status: z.enum(orderStatuses),
  travellers: z.int(),
  total: moneySchema,
  createdAt: z.iso.datetime(),
  slices: z.array(z.object({ from: z.string(), to: z.string(), departure: z.string() })),
})
export type ListedOrder = z.infer<typeof listedOrderSchema>

/** What lets a guest see an order: to be sent as `x-order-access`. */
export const orderGrantSchema = z.object({ orderCode: orderCodeSchema, grant: z.string() })
export type OrderGrant = z.infer<typeof orderGrantSchema>

const orderParams = z.object({ orderCode: orderCodeSchema })

export const getOrder = endpoint({
  id: 'order.get',
  method: 'GET',
  path: '/order/:orderCode',
  summary: 'Get an order',
  description:
    'Returns an order to the device that made it, to the member who owns it, or to a guest with a grant.',
  params: orderParams,
  result: orderSchema,
  auth: 'optional',
  orderAccess: true,
  errors: ['TRX_NOT_FOUND', 'TRX_MEMBER_NOT_FOUND'],
})

export const lookUpOrder = endpoint({
  id: 'order.look-up',
  method: 'POST',
  path: '/order/look-up',
  summary: 'Look up an order',
  description:
    'Finds an order by its order number and contact e-mail. Returns a grant to send as `x-order-access` with later calls.',
  body: z.object({ orderCode: z.string().max(20), email: z.string().max(254) }),
  result: orderGrantSchema,
  errors: ['VALIDATION', 'TRX_NOT_FOUND', 'RATE_LIMITED'],
})

export const getETicket = endpoint({
  id: 'order.e-ticket',
  method: 'GET',
  path: '/order/:orderCode/e-ticket.pdf',
  summary: 'Download the e-ticket',
  description:
    'Returns the e-ticket as a PDF. Before any ticket is issued it returns `ORDER_NOT_TICKETED`.',
  params: orderParams,
  result: z.string(),
  raw: 'application/pdf',
  auth: 'optional',
  orderAccess: true,
  errors: ['TRX_NOT_FOUND', 'TRX_MEMBER_NOT_FOUND', 'ORDER_NOT_TICKETED'],
})

export const getCalendarFile = endpoint({
  id: 'order.calendar',
  method: 'GET',
  path: '/order/:orderCode/itinerary.ics',
  summary: 'Download the itinerary',
  description: 'Returns the itinerary as an iCalendar file with one event per flight.',
  params: orderParams,
  result: z.string(),
  raw: 'text/calendar; charset=utf-8',
  auth: 'optional',
  orderAccess: true,
  errors: ['TRX_NOT_FOUND', 'TRX_MEMBER_NOT_FOUND'],
})
