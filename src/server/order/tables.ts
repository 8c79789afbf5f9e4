import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ContactDetails } from '../../contract/checkout/contact.ts'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import { reservationAttempts, reservationStates } from '../../contract/order/order.ts'
import { amount, moment } from '../platform/database/columns.ts'
import type { Attribution } from './attribution.ts'
import { payablePurposes, payableStates } from './payable/payable-states.ts'
import type { Takes } from './takes.ts'
import type { Traveller } from './travellers.ts'
import type { CardGuarantee, OfferedItem } from './whole-order.ts'

/** Amounts are minor units of `currency`. */
export const orders = pgTable(
  'order',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    /** The device that made it (`x-auid`). */
    owner: text().notNull(),
    memberId: text(),
    /** Lower case, for look-ups. */
    email: text().notNull(),
    contact: jsonb().$type<ContactDetails>().notNull(),
    currency: text().notNull(),
    /** What is charged by us: the price lines of its items that are due now. */
    total: amount().notNull(),
    paid: amount().notNull().default(0),
    refunded: amount().notNull().default(0),
    /** What the payer's bank took back in disputes that we lost. */
    lost: amount().notNull().default(0),
    /** Locale of its mails. */
    language: text().notNull(),
    /** Where it came from; null if it isn't known. */
    attribution: jsonb().$type<Attribution>(),
    createdAt: moment().notNull(),
    /** When the buyer proved for this order that they read its address; null if they haven't, or didn't have to. */
    emailProvenAt: moment(),
    /** When its reservation was refused and its draft reopened: it is in nobody's list. */
    withdrawnAt: moment(),
    /** Counts how often its address was changed: links in mails to an earlier one no longer open it. */
    addressRound: integer().notNull().default(0),
    /** Counts the changes of the order and its parts. */
    version: integer().notNull().default(0),
  },
  (order) => [
    index().on(order.owner),
    index().on(order.email),
    index().on(order.memberId, order.createdAt),
    index().on(order.createdAt),
  ],
)

/** What one supplier holds for us under one reference of ours. */
export const reservations = pgTable(
  'reservation',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Reservations of an order with the same number succeed or fail together. */
    bundle: integer().notNull(),
    position: integer().notNull(),
    /** Which entry of the product registry it belongs to. */
    product: text().notNull(),
    supplier: text().notNull(),
    /** Ours, known to the supplier: what the reservation is looked up by. */
    reference: text().notNull().unique(),
    state: text({ enum: reservationStates }).notNull(),
    /** What the supplier was asked last: what a state of `unknown` or `failed` is about. */
    attempt: text({ enum: reservationAttempts }).notNull(),
    /** Until when the supplier keeps seats or rooms for us; null when it takes nothing before payment. */
    reservedUntil: moment(),
    priceUntil: moment(),
    /** Set if a saved card guarantees it. */
    guarantee: jsonb().$type<CardGuarantee>(),
    /** Why it failed. */
    reason: text(),
    /** False when it failed before payment: then it isn't part of what was charged. */
    isCharged: boolean().notNull().default(true),
    /** Its items at a price that the payer hasn't agreed to yet. */
    offered: jsonb().$type<OfferedItem[]>(),
    /** Seats and rooms that it takes from others, by flight and day or property; null once its hold has ended. */
    takes: jsonb().$type<Takes>(),
    /** Keyed digests of the network address that ordered it and of the network around that, as long as `takes` is set. */
    heldFrom: text(),
    heldAround: text(),
    /** The server that asks the supplier to reserve, by the number it is present under. */
    askedBy: integer(),
    changedAt: moment().notNull(),
  },
  (reservation) => [
    index().on(reservation.orderId),
    index().on(reservation.state),
    // For counting what one network holds.
    index('reservation_held_around_index')
      .on(reservation.heldAround)
      .where(sql`${reservation.heldAround} is not null`),
  ],
)

/** One thing of a reservation: a journey, a room. */
export const orderItems = pgTable(
  'order_item',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id),
    /** Within the order. */
    position: integer().notNull(),
    travellers: jsonb().$type<Traveller[]>().notNull(),
    /** Add up, as far as they are due now, to the item's part of the order's total. */
    lines: jsonb().$type<PriceLine[]>().notNull(),
    /** The product's own. */
    details: jsonb().notNull(),
    /** When it's over: documents are erased some days later. */
    endsAt: moment().notNull(),
  },
  (item) => [
    index().on(item.orderId),
    index().on(item.reservationId),
    // For erasing document numbers, and sealing those that an earlier version stored in plain text (`document-store.ts`).
    index('order_item_sealed_index')
      .on(item.endsAt, item.id)
      .where(
        sql`jsonb_path_exists(${item.travellers}, '$[*] ? (@.passportSealed != "" || @.idCardSealed != "")')`,
      ),
    index('order_item_plain_index')
      .on(item.endsAt)
      .where(sql`jsonb_path_exists(${item.travellers}, '$[*].passportNumber')`),
  ],
)

/** An amount to be paid by a time. */
export const payables = pgTable(
  'payable',
  {
    trxId: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    purpose: text({ enum: payablePurposes }).notNull(),
    state: text({ enum: payableStates }).notNull(),
    amount: amount().notNull(),
    currency: text().notNull(),
    /** The end of the time to pay; null while nothing is reserved yet. */
    until: moment(),
    /** The payment attempt that paid it. */
    paidBy: uuid(),
    createdAt: moment().notNull(),
  },
  (payable) => [index().on(payable.orderId), index().on(payable.state, payable.until)],
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
    reservationId: uuid(),
    itemId: uuid(),
    /** A key such as `reservation.held` or `payment.captured`. */
    what: text().notNull(),
    before: text(),
    after: text(),
    at: moment().notNull(),
  },
  (row) => [
    index().on(row.orderId),
    // For the reports: what was asked and confirmed on a day.
    index('order_history_sold_index')
      .on(row.at)
      .where(sql`${row.what} in ('reservation.confirming', 'reservation.confirmed')`),
  ],
)
