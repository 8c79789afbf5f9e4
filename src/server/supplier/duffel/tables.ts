import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { ChangeOutcome, SupplierOffer } from '../flight-supplier.ts'
import type { StayFailure, SupplierRate } from '../hotel-supplier.ts'

/** A booking with a reference of ours: one Duffel order for each of its offers, or one stay. */
export const bookings = pgTable('duffel_booking', {
  reference: text().primaryKey(),
  /** The end of the lease that one worker has on it; null if there is none. */
  leasedUntil: moment(),
  /** How it ended, if we decided that: it's no longer held or issued, whatever Duffel reports. */
  ended: text().$type<'gone' | 'cancelled' | 'expired' | 'refused'>(),
  createdAt: moment().notNull(),
})

/** Orders requested from Duffel; stored before the call. */
export const orders = pgTable(
  'duffel_order',
  {
    reference: text()
      .notNull()
      .references(() => bookings.reference),
    /** The offer's position in the hold's list. */
    position: integer().notNull(),
    /** The offer that was bought, updated by exchanges. */
    offer: jsonb().$type<SupplierOffer>().notNull(),
    /** Duffel's id of the originally bought offer, which identifies an order whose response was lost. */
    offerId: text().notNull(),
    /** Duffel's ids, in the order of the hold's passengers. */
    passengerIds: text().array().notNull(),
    askedAt: moment().notNull(),
    /** Duffel's own; null while it has not answered. */
    orderId: text().unique(),
    /** When payment was last requested. */
    payAskedAt: moment(),
    /** Set after a server error during payment: only the order's state can show the outcome. */
    payBrokeAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.position] })],
)

/** Exchanges requested from Duffel; stored before the call. */
export const changes = pgTable('duffel_change', {
  /** Our reference. */
  reference: text().primaryKey(),
  /** Duffel's id of the order. */
  orderId: text().notNull(),
  /** Duffel's own; null while it has not answered. */
  changeId: text(),
  /** When carrying out the change was last requested. */
  confirmAskedAt: moment(),
  /** The final outcome. */
  outcome: jsonb().$type<ChangeOutcome>(),
  createdAt: moment().notNull(),
})

/** Stays requested from Duffel; stored before the call. */
export const stays = pgTable('duffel_stay', {
  reference: text()
    .primaryKey()
    .references(() => bookings.reference),
  /** The rate that was sold. */
  rate: jsonb().$type<SupplierRate>().notNull(),
  askedAt: moment().notNull(),
  /** Duffel's own; null while it has not answered. */
  bookingId: text().unique(),
  /** Why nothing was or will be booked with this reference. */
  failure: text().$type<StayFailure>(),
  /** When cancelling was last requested. A stay that is cancelled without it was cancelled by its property. */
  cancelAskedAt: moment(),
})
