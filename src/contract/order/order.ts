import { z } from 'zod'
import { contactDetailsSchema } from '../checkout/contact.ts'
import { orderErrors, orderParams } from '../checkout/order-calls.ts'
import { passengerTypes } from '../checkout/passenger-types.ts'
import { priceLineSchema } from '../checkout/price-line.ts'
import { endpoint } from '../endpoint.ts'
import type { Problem } from '../envelope.ts'
import { orderCodeSchema, trxIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { itemDetails } from './item-details.ts'

/**
 * States of a reservation, and so of its items; allowed transitions are in
 * `server/order/reservation/reservation-states.ts`. `held`: the supplier keeps it for us. `quoted`: only its price is
 * valid, and it's reserved at payment. `confirmed`: ticketed, or the voucher is issued.
 */
export const reservationStates = [
  'draft',
  'reserving',
  'held',
  'quoted',
  'confirming',
  'confirmed',
  'unknown',
  'expired',
  'failed',
  'changing',
  'cancelling',
  'cancelled',
] as const
export type ReservationState = (typeof reservationStates)[number]

/** Calls to a supplier before a reservation is confirmed. */
export const reservationAttempts = ['reserve', 'confirm'] as const
export type ReservationAttempt = (typeof reservationAttempts)[number]

/**
 * The status people see, derived from reservations and payment. Only `confirmed` means that everything is confirmed.
 * `no_show`: it was, but its travellers didn't come.
 */
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
  'no_show',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** A traveller of an item, as in their documents. Fields a product doesn't require are ''. */
export const travellerSchema = z.object({
  type: z.enum(passengerTypes),
  title: z.string(),
  givenName: z.string(),
  surname: z.string(),
  birthDate: z.string(),
  /** Masked: the last four characters. */
  passport: z.string().optional(),
  /** Masked in the same way. */
  idCard: z.string().optional(),
})

/** The local date on which an item begins; null where it has none. */
const startsOnSchema = z.iso.date().nullable()

/** One thing that was bought: a journey, a room. The product's details are under the product's name. */
export const orderItemSchema = z.object({
  id: z.string(),
  product: z.string(),
  state: z.enum(reservationStates),
  /** Set once the supplier reported that its travellers didn't come. */
  isNoShow: z.literal(true).optional(),
  /** Its title, in the language of the request. */
  title: z.string(),
  startsOn: startsOnSchema,
  travellers: z.array(travellerSchema),
  /** Lines due now add up to the item's part of the order's total. */
  lines: z.array(priceLineSchema),
  /** Set if it could no longer be reserved before the payment: then it isn't part of the total, and nothing is charged for it. */
  isLeftOut: z.literal(true).optional(),
  /** Set if it wasn't booked because its promo code had been used for another order when the money arrived. */
  isPromoLost: z.literal(true).optional(),
  ...itemDetails,
})

export const orderSchema = z.object({
  orderCode: orderCodeSchema,
  trxId: trxIdSchema,
  status: z.enum(orderStatuses),
  /** Set while nothing is to be paid, and it's confirmed once the code is entered that was mailed to its address. */
  needsCode: z.literal(true).optional(),
  createdAt: z.iso.datetime(),
  items: z.array(orderItemSchema),
  contact: contactDetailsSchema,
  /** The amount charged by us; what is paid on site is in the items' lines. */
  total: moneySchema,
  paid: moneySchema,
  refunded: moneySchema,
  /** Until when seats and rooms are held, and until when the price is valid; null once paid or ended. */
  reservedUntil: z.iso.datetime().nullable(),
  priceUntil: z.iso.datetime().nullable(),
  /** When the last item with a valid ticket or voucher is over; null if there's none. */
  documentsUntil: z.iso.datetime().nullable(),
  history: z.array(z.object({ at: z.iso.datetime(), event: z.string() })),
})
export type Order = z.infer<typeof orderSchema>
export type OrderItem = Order['items'][number]

/** `details` of errors about too many holds: the unpaid orders of this device, oldest first. */
const openHoldsSchema = z.object({
  orders: z.array(z.object({ orderCode: orderCodeSchema, trxId: trxIdSchema })),
})
export type OpenHolds = z.infer<typeof openHoldsSchema>['orders']

const aboutHolds: readonly string[] = ['TOO_MANY_HOLDS', 'TOO_MANY_NETWORK_HOLDS', 'TOO_MANY_STAYS']

/** Returns the unpaid orders that an error lists; undefined for errors about anything else. */
export const holdsIn = (problem: Pick<Problem, 'error' | 'details'>): OpenHolds | undefined =>
  aboutHolds.includes(problem.error)
    ? openHoldsSchema.safeParse(problem.details).data?.orders
    : undefined

/** An order in a list. */
export const listedOrderSchema = z.object({
  orderCode: orderCodeSchema,
  status: z.enum(orderStatuses),
  /** As in the order itself. */
  needsCode: z.literal(true).optional(),
  /** Whether the traveller has to respond to something, such as an airline's schedule change. */
  needsAnswer: z.boolean(),
  /** Set while something of it is ahead or taking place. */
  isAhead: z.literal(true).optional(),
  travellers: z.int(),
  total: moneySchema,
  refunded: moneySchema,
  /** What cards that guaranteed a part of it were charged, or should have been; absent if that's unknown. */
  charges: z.array(z.object({ amount: moneySchema, isPaid: z.boolean() })).optional(),
  createdAt: z.iso.datetime(),
  /** The active items or, if there are none, the bought ones. */
  items: z.array(z.object({ product: z.string(), title: z.string(), startsOn: startsOnSchema })),
})
export type ListedOrder = z.infer<typeof listedOrderSchema>

/** A guest's access to an order, sent as `x-order-access`. */
export const orderGrantSchema = z.object({ orderCode: orderCodeSchema, grant: z.string() })
export type OrderGrant = z.infer<typeof orderGrantSchema>

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
  errors: [...orderErrors],
})

export const lookUpOrder = endpoint({
  id: 'order.look-up',
  method: 'POST',
  path: '/order/look-up',
  summary: 'Look up an order',
  description:
    'Finds an order by its order number and contact e-mail. Returns a grant to send as `x-order-access` with later calls.',
  body: z.object({ orderCode: z.string().max(200), email: z.string().max(254) }),
  result: orderGrantSchema,
  errors: ['VALIDATION', 'TRX_NOT_FOUND', 'RATE_LIMITED'],
})

export const getETicket = endpoint({
  id: 'order.e-ticket',
  method: 'GET',
  path: '/order/:orderCode/e-ticket.pdf',
  summary: 'Download the travel documents',
  description:
    'Returns tickets and vouchers as one PDF. Before any is issued it returns `ORDER_NOT_TICKETED`, once nothing is booked any more `ORDER_NOT_BOOKED`.',
  params: orderParams,
  result: z.string(),
  raw: 'application/pdf',
  auth: 'optional',
  orderAccess: true,
  errors: [...orderErrors, 'ORDER_NOT_TICKETED', 'ORDER_NOT_BOOKED', 'RATE_LIMITED'],
})

export const getCalendarFile = endpoint({
  id: 'order.calendar',
  method: 'GET',
  path: '/order/:orderCode/itinerary.ics',
  summary: 'Download the itinerary',
  description:
    'Returns the itinerary as an iCalendar file with the events of every item. Events of cancelled items remove them from a calendar. If nothing was ever booked, it returns `ORDER_NOT_BOOKED`.',
  params: orderParams,
  result: z.string(),
  raw: 'text/calendar; charset=utf-8',
  auth: 'optional',
  orderAccess: true,
  errors: [...orderErrors, 'ORDER_NOT_BOOKED'],
})
