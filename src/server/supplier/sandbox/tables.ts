import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Cabin } from '../../../contract/offer.ts'
import type { IssueFailure } from '../flight-supplier.ts'

/** Seats of one cabin of one flight on one date that were sold through us; no row, none sold. */
export const sandboxSeats = pgTable(
  'sandbox_seat',
  {
    flight: text().notNull(),
    origin: text().notNull(),
    /** Local date of departure, `YYYY-MM-DD`. */
    date: text().notNull(),
    cabin: text().$type<Cabin>().notNull(),
    taken: integer().notNull(),
    /** Set by hand: how many may be taken in all, in place of what the world reckons. */
    forSale: integer(),
  },
  (seat) => [primaryKey({ columns: [seat.flight, seat.origin, seat.date, seat.cabin] })],
)

/** Seats that a booking took. */
export interface TakenSeats {
  flight: string
  origin: string
  date: string
  cabin: Cabin
  seats: number
}

/** The bookings of all sandbox suppliers. Booking codes and ticket numbers follow from `serial`. */
export const sandboxBookings = pgTable(
  'sandbox_booking',
  {
    supplier: text().notNull(),
    reference: text().notNull(),
    serial: integer().generatedAlwaysAsIdentity({ startWith: 1 }).notNull(),
    state: text({ enum: ['held', 'issued', 'failed', 'cancelled'] }).notNull(),
    reason: text().$type<IssueFailure>(),
    /** The carriers that made a booking each, and whose tickets are issued. */
    carriers: jsonb().$type<string[]>().notNull(),
    seats: jsonb().$type<TakenSeats[]>().notNull(),
    passengers: integer().notNull(),
    seatsHeldUntil: timestamp({ withTimezone: true }).notNull(),
    priceHeldUntil: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (booking) => [
    primaryKey({ columns: [booking.supplier, booking.reference] }),
    index().on(booking.state, booking.seatsHeldUntil),
  ],
)
