import { z } from 'zod'
import { contactDetailsSchema } from '../checkout/contact.ts'
import { orderErrors } from '../checkout/order-calls.ts'
import { passengerTypes } from '../checkout/passenger-types.ts'
import { endpoint } from '../endpoint.ts'
import { bookIdSchema, orderCodeSchema, trxIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { purchasedItemSchema } from '../payment/payment.ts'
import { mostCartItems } from './bookable-items.ts'

const cartPlaceSchema = z.object({ product: z.string().max(20), bookId: bookIdSchema })
export type CartPlace = z.infer<typeof cartPlaceSchema>

export const cartItemSchema = cartPlaceSchema.extend({
  /** The flights, or the rooms of the stay. */
  items: z.array(purchasedItemSchema).min(1),
  /** What it costs, with what is paid at the property. */
  total: moneySchema,
  /** What is charged at checkout. */
  now: moneySchema,
  /**
   * What its supplier says: the same price, another one that needs consent, nothing left, or nothing in time.
   * `expired`: the draft is too old to be booked. `refused`: a rule of the property excludes its guests, as children.
   */
  check: z.enum(['same', 'changed', 'gone', 'unanswered', 'expired', 'refused']),
  /** The new total, if it has changed. */
  newTotal: moneySchema.optional(),
  /** What of that would be charged at checkout. */
  newNow: moneySchema.optional(),
  /** The currency it was quoted in before this one. */
  convertedFrom: z.string().optional(),
  /** Whether travellers are filled in without errors; their contact may come from another item. */
  isComplete: z.boolean(),
  /** Until when its supplier quoted the price. */
  priceUntil: z.iso.datetime(),
  /** Until when the draft is kept. */
  expiresAt: z.iso.datetime(),
  /** Path and query of the search for the same again, without its locale. */
  searchAgain: z.string(),
})
export type CartItem = z.infer<typeof cartItemSchema>

/** A conflict between parts of a cart, which can be booked all the same. */
export const cartConflictSchema = z.discriminatedUnion('kind', [
  /** A flight and a stay at its destination that don't fit in time. */
  z.object({
    kind: z.enum(['arrives_after_check_in', 'leaves_before_check_out']),
    flight: bookIdSchema,
    stay: bookIdSchema,
    /** The day on which the flight lands or leaves, and the check-in or check-out day. */
    flightDay: z.iso.date(),
    stayDay: z.iso.date(),
  }),
  /** Flights that nobody can take both: the same route on one day, times that overlap, or too little time to get to the next. */
  z.object({
    kind: z.enum(['repeated_flight', 'overlapping_flights', 'unreachable_flight']),
    flight: bookIdSchema,
    /** The one that was added later. */
    other: bookIdSchema,
    /** The day on which the first one leaves. */
    flightDay: z.iso.date(),
  }),
  /** Nights at a flight's destination without a stay. */
  z.object({
    kind: z.literal('nights_without_bed'),
    flight: bookIdSchema,
    /** The stay that begins or ends with them; null if there's none at that place. */
    stay: bookIdSchema.nullable(),
    from: z.iso.date(),
    /** The day after the last night. */
    to: z.iso.date(),
  }),
  /** One name with two titles: a slip, or two people. */
  z.object({
    kind: z.literal('different_titles'),
    /** The draft that was added first. */
    flight: bookIdSchema,
    /** The one that was added later, whose form the remark leads to. */
    other: bookIdSchema,
    name: z.string(),
    title: z.string(),
    otherTitle: z.string(),
  }),
  /** A stay for more or fewer people than fly there. */
  z.object({
    kind: z.literal('different_people'),
    flight: bookIdSchema,
    stay: bookIdSchema,
    travellers: z.int(),
    guests: z.int(),
  }),
])
export type CartConflict = z.infer<typeof cartConflictSchema>

export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  /** What is charged at checkout for everything that can be booked, up to as many items as it takes. */
  now: moneySchema,
  /** The same with what is paid at properties. */
  total: moneySchema,
  /** Who the order's mails go to: the contact of the first item that has one. */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  conflicts: z.array(cartConflictSchema),
})
export type Cart = z.infer<typeof cartSchema>

const placesSchema = z.object({ items: z.array(cartPlaceSchema) })
const itemParams = z.object({ bookId: bookIdSchema })

export const listCart = endpoint({
  id: 'cart.list',
  method: 'GET',
  auth: 'optional',
  device: true,
  path: '/cart',
  summary: 'List the cart',
  description:
    'Returns which drafts are in the cart of this device or, if signed in, of this member on any device. A guest’s cart becomes the member’s who signs in on its device, even if that is more than can be checked out at once.',
  result: placesSchema,
  errors: ['VALIDATION'],
})

/** A traveller named in a draft of the cart; `place` is the position in that draft. */
const typedTravellerSchema = cartPlaceSchema.extend({
  place: z.int(),
  type: z.enum(passengerTypes),
  title: z.string(),
  givenName: z.string(),
  surname: z.string(),
})
export type TypedTraveller = z.infer<typeof typedTravellerSchema>

export const typedInCart = endpoint({
  id: 'cart.typed',
  method: 'GET',
  auth: 'optional',
  device: true,
  path: '/cart/typed',
  summary: 'Get what was typed in the cart',
  description:
    'Returns the contact and the first adult of the first draft in the cart that has them, to fill in another draft’s form; either is `null` if nobody has typed it. `travellers` are all that were named, once each.',
  result: z.object({
    contact: contactDetailsSchema.nullable(),
    adult: z.object({ title: z.string(), givenName: z.string(), surname: z.string() }).nullable(),
    travellers: z.array(typedTravellerSchema),
  }),
  errors: ['VALIDATION'],
})

export const checkCart = endpoint({
  id: 'cart.check',
  method: 'POST',
  auth: 'optional',
  device: true,
  path: '/cart/check',
  summary: 'Open the cart with current prices',
  description:
    'Re-quotes everything in one currency, asks each supplier for its current price, and returns the cart. A price that has changed is only stored once it is accepted.',
  body: z.object({ currency: z.string().regex(/^[A-Z]{3}$/) }),
  result: cartSchema,
  errors: ['VALIDATION', 'RATE_LIMITED'],
})

export const addToCart = endpoint({
  id: 'cart.add',
  method: 'POST',
  auth: 'optional',
  device: true,
  path: '/cart/items',
  summary: 'Add a draft to the cart',
  description:
    'Adds a draft of a flight or a stay to the cart; adding it again changes nothing. Returns what is in the cart.',
  body: cartPlaceSchema,
  result: placesSchema,
  status: 201,
  errors: ['VALIDATION', 'BOOKING_NOT_FOUND', 'LIMIT_REACHED'],
})

export const removeFromCart = endpoint({
  id: 'cart.remove',
  method: 'DELETE',
  auth: 'optional',
  device: true,
  path: '/cart/items/:bookId',
  summary: 'Remove a draft from the cart',
  description:
    'Removes a draft from the cart; the draft itself stays and can still be booked. Returns what is left in the cart.',
  params: itemParams,
  result: placesSchema,
  errors: [],
})

/** A cart that a reminder's link has opened. */
export const restoredCartSchema = placesSchema.extend({
  /** Which of the two reminders it was. */
  number: z.int(),
})
export type RestoredCart = z.infer<typeof restoredCartSchema>

export const restoreCart = endpoint({
  id: 'cart.restore',
  method: 'POST',
  auth: 'optional',
  device: true,
  path: '/cart/restore',
  summary: 'Restore the cart of a reminder',
  description:
    'Puts everything that is in the cart of a reminder’s booking into this visitor’s cart, by the token in its e-mail. On another device these are copies without travellers, because the address isn’t verified. Nothing is listed if the booking is in no cart.',
  body: z.object({ token: z.string().min(1).max(100) }),
  result: restoredCartSchema,
  errors: ['VALIDATION', 'RATE_LIMITED', 'REMINDER_NOT_FOUND'],
})

export const acceptCartPrice = endpoint({
  id: 'cart.accept-price',
  method: 'PUT',
  auth: 'optional',
  device: true,
  path: '/cart/items/:bookId/price',
  summary: 'Accept an item’s new price',
  description:
    'Asks the supplier again and stores the new price, if it is the accepted one. Otherwise `PRICE_CHANGED` tells both.',
  params: itemParams,
  body: z.object({ acceptedTotal: moneySchema }),
  result: z.object({ total: moneySchema }),
  errors: [
    'VALIDATION',
    'RATE_LIMITED',
    'BOOKING_NOT_FOUND',
    'BOOKING_EXPIRED',
    'OFFER_GONE',
    'PRICE_CHANGED',
    'SUPPLIER_UNAVAILABLE',
  ],
})

export const checkOutCart = endpoint({
  id: 'cart.check-out',
  method: 'POST',
  auth: 'optional',
  device: true,
  path: '/cart/checkout',
  summary: 'Check the cart out',
  description:
    'Makes the given drafts one order with one payable, and reserves all of it. If anything can’t be booked, nothing is, and `CART_REFUSED` lists what is wrong with which draft. Checking the same drafts out again returns the same order. Each draft is given once, at most ten together.',
  body: z.object({
    items: z
      .array(cartPlaceSchema.extend({ acceptedTotal: moneySchema }))
      .min(1)
      .max(mostCartItems),
  }),
  result: z.object({ orderCode: orderCodeSchema, trxId: trxIdSchema }),
  status: 201,
  idempotent: true,
  errors: [
    'VALIDATION',
    'RATE_LIMITED',
    'BOOKING_NOT_FOUND',
    'BOOKING_EXPIRED',
    'BOOKING_ALREADY_SUBMITTED',
    'PASSENGERS_INVALID',
    'GUESTS_INVALID',
    'CHILDREN_NOT_TAKEN',
    'OFFER_GONE',
    'PRICE_CHANGED',
    'SUPPLIER_UNAVAILABLE',
    'TOO_MANY_HOLDS',
    'TOO_MANY_NETWORK_HOLDS',
    'TOO_MANY_STAYS',
    'CART_REFUSED',
  ],
})

export const reopenOrder = endpoint({
  id: 'cart.reopen-order',
  method: 'POST',
  auth: 'optional',
  device: true,
  orderAccess: true,
  path: '/pay/:trxId/reopen',
  summary: 'Edit an order that isn’t paid',
  description:
    'Makes an unpaid order the drafts that it was again: releases what is held, ends open payments, and puts several drafts back into the cart. Returns the drafts; booking them makes a new order. `INVALID_STATE` means that something was paid, or a supplier hasn’t answered; `BOOKING_NOT_FOUND` that the drafts are another device’s: the order stays.',
  params: z.object({ trxId: trxIdSchema }),
  body: z.object({}),
  result: placesSchema.extend({
    /** Path of the form to edit, or of the cart if there are several, without its locale. */
    page: z.string(),
  }),
  errors: [...orderErrors, 'RATE_LIMITED', 'INVALID_STATE', 'BOOKING_NOT_FOUND', 'UNAVAILABLE'],
})
