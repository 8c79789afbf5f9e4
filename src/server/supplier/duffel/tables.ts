import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { ChangeOutcome, SupplierOffer } from '../flight-supplier.ts'

/** A booking under a reference of ours: one Duffel order for each of its offers. */
export const bookings = pgTable('duffel_booking', {
  reference: text().primaryKey(),
  /** Until when one worker has it to itself (a lease); null when none does. */
  leasedUntil: moment(),
  /** How it ended, where that is for us to know: it is held or issued no more, whatever Duffel says. */
  ended: text().$type<'gone' | 'cancelled' | 'expired' | 'refused'>(),
  createdAt: moment().notNull(),
})

/** Orders asked of Duffel; written before it is asked. */
export const orders = pgTable(
  'duffel_order',
  {
    reference: text()
      .notNull()
      .references(() => bookings.reference),
    /** Of the offer in the list of the hold. */
    position: integer().notNull(),
    /** What was bought, as it stands after exchanges. */
    offer: jsonb().$type<SupplierOffer>().notNull(),
    /** Duffel's own of the offer first bought: a lost answer is looked for by it. */
    offerId: text().notNull(),
    /** Duffel's own, in the order of the hold's passengers. */
    passengerIds: text().array().notNull(),
    askedAt: moment().notNull(),
    /** Duffel's own; null while it has not answered. */
    orderId: text().unique(),
    /** When it was last asked to take the payment. */
    payAskedAt: moment(),
    /** Set when it broke over the payment: only a look at its state may tell how that ended. */
    payBrokeAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.position] })],
)

/** Exchanges asked of Duffel; written before it is asked. */
export const changes = pgTable('duffel_change', {
  /** Ours. */
  reference: text().primaryKey(),
  /** Duffel's own of the order. */
  orderId: text().notNull(),
  /** Duffel's own; null while it has not answered. */
  changeId: text(),
  /** When it was last asked to carry the change out. */
  confirmAskedAt: moment(),
  /** How it ended: the answer for ever. */
  outcome: jsonb().$type<ChangeOutcome>(),
  createdAt: moment().notNull(),
})
