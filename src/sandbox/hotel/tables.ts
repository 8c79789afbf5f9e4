import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../server/platform/database/columns.ts'
import type { StayFailure, SupplierRate } from '../../server/supplier/hotel-supplier.ts'
import type { ChangeOutcome } from '../../server/supplier/stay-change.ts'

/** Rooms of one type that were sold through us for one night; no row means none. */
export const sandboxHotelNights = pgTable(
  'sandbox_hotel_night',
  {
    hotel: text().notNull(),
    room: text().notNull(),
    /** The day on which it begins, `YYYY-MM-DD`. */
    night: text().notNull(),
    taken: integer().notNull(),
    /** The most that could be taken in all when one was taken last. */
    forSale: integer().notNull(),
    /** Set by hand: overrides the computed number. */
    fixed: integer(),
  },
  (night) => [primaryKey({ columns: [night.hotel, night.room, night.night] })],
)

/** How many rooms of a type are taken; beds if they're sold by the bed. */
export interface Units {
  room: string
  count: number
}

/** The bookings of both sandbox suppliers. Codes are derived from `serial`. */
export const sandboxHotelBookings = pgTable(
  'sandbox_hotel_booking',
  {
    supplier: text().notNull(),
    reference: text().notNull(),
    serial: integer().generatedAlwaysAsIdentity({ startWith: 1 }).notNull().unique(),
    state: text({ enum: ['held', 'booked', 'failed', 'cancelled', 'no_show'] }).notNull(),
    reason: text().$type<StayFailure>(),
    hotel: text().notNull(),
    checkIn: text().notNull(),
    checkOut: text().notNull(),
    /** What it takes each night. */
    units: jsonb().$type<Units[]>().notNull(),
    rate: jsonb().$type<SupplierRate>().notNull(),
    heldUntil: moment(),
    /** When the property did something to the booking. */
    eventAt: moment(),
    createdAt: moment().notNull(),
  },
  (booking) => [
    primaryKey({ columns: [booking.supplier, booking.reference] }),
    index().on(booking.state, booking.heldUntil),
    index().on(booking.supplier, booking.eventAt),
  ],
)

/** Outcomes of changes by the caller's own reference, which makes repeated requests idempotent. */
export const sandboxHotelChanges = pgTable(
  'sandbox_hotel_change',
  {
    supplier: text().notNull(),
    changeReference: text().notNull(),
    reference: text().notNull(),
    outcome: jsonb().$type<ChangeOutcome>().notNull(),
    createdAt: moment().notNull(),
  },
  (change) => [primaryKey({ columns: [change.supplier, change.changeReference] })],
)
