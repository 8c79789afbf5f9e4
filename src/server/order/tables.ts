import { bigserial, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BookingDraft, ContactDraft, PriceLine } from '../../contract/flight/booking.ts'
import type { Offer, Segment, Slice } from '../../contract/flight/offer.ts'
import { itemStates } from '../../contract/order/order.ts'
import { amount, moment } from '../platform/database/columns.ts'
import type { SupplierOffer, Ticket } from '../supplier/flight-supplier.ts'
import type { SealedPassenger } from './sealed-passengers.ts'

/** Amounts are minor units of `currency`. */
export const orders = pgTable(
  'order',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    trxId: text().notNull().unique(),
    bookId: text(),
    /** The device that made it (`x-auid`). */
    owner: text().notNull(),
    memberId: text(),
    /** Lower case, for look-ups. */
    email: text().notNull(),
    contact: jsonb().$type<ContactDraft>().notNull(),
    passengers: jsonb().$type<SealedPassenger[]>().notNull(),
    bags: jsonb().$type<BookingDraft['bags']>().notNull(),
    lines: jsonb().$type<PriceLine[]>().notNull(),
    currency: text().notNull(),
    total: amount().notNull(),
    paid: amount().notNull().default(0),
    refunded: amount().notNull().default(0),
    /** Locale of its mails. */
    language: text().notNull(),
    createdAt: moment().notNull(),
    /** When its seats were refused and its draft was opened again: it is in nobody's list. */
    withdrawnAt: moment(),
  },
  (order) => [
    index().on(order.owner),
    index().on(order.email),
    index().on(order.memberId, order.createdAt),
  ],
)

/** `answerBy` is null once the traveller has accepted: the airline is being told. */
export interface Announced {
  after: Slice | null
  answerBy: string | null
}

/** One offer of an order. Items under one `reference` are one booking at their supplier. */
export const orderItems = pgTable(
  'order_item',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    state: text({ enum: itemStates }).notNull(),
    supplier: text().notNull(),
    /** Ours, known to the supplier: what a booking is looked up by. */
    reference: text().notNull(),
    offer: jsonb().$type<Offer>().notNull(),
    source: jsonb().$type<SupplierOffer>().notNull(),
    /** Its part of the order's total, bags included; grows by what other flights cost more. */
    price: amount().notNull(),
    /** What airlines asked for changing it: the rest of its part of the total. */
    fees: amount().notNull().default(0),
    /** All codes of this item in one string, parted by ` / `; known once seats are held. */
    bookingCode: text(),
    /** Which code is used with which airline (IATA); none in rows older than this column. */
    bookingCodes: jsonb().$type<{ airline: string; code: string }[]>().notNull().default([]),
    tickets: jsonb().$type<Ticket[]>().notNull().default([]),
    /** Other times, or none, that the airline announced; set until the traveller's answer is carried out. */
    announced: jsonb().$type<Announced>(),
    /** The flights that calendars may hold at each place of the journey, those in force now or before. */
    calendarFlights: jsonb().$type<Segment[]>().notNull().default([]),
    seatsHeldUntil: moment(),
    priceHeldUntil: moment(),
    /** Why it failed. */
    reason: text(),
    /** The server that asks the supplier for the seats of a new order, by the number it is present under. */
    askedBy: integer(),
    changedAt: moment().notNull(),
  },
  (item) => [index().on(item.orderId), index().on(item.reference), index().on(item.state)],
)

/** E-mail addresses that somebody has proven to read: as a member, by a code in a mail, or by paying for an order. */
export const provenAddresses = pgTable('proven_address', {
  /** Lower case. */
  email: text().primaryKey(),
  /** The member whose address it is. */
  memberId: text(),
  provenAt: moment().notNull(),
})

/** What happened to an order, written with what it tells of; never changed. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    itemId: uuid(),
    /** A key such as `item.held` or `payment.captured`. */
    what: text().notNull(),
    before: text(),
    after: text(),
    at: moment().notNull(),
  },
  (row) => [index().on(row.orderId)],
)
