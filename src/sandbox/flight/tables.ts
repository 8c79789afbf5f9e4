import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Cabin, Slice } from '../../contract/flight/offer.ts'
import { moment } from '../../server/platform/database/columns.ts'
import type {
  ChangeOutcome,
  IssueFailure,
  SupplierOffer,
} from '../../server/supplier/flight-supplier.ts'

/** Seats of one cabin of one flight on one date that were sold through us; no row means none. */
export const sandboxSeats = pgTable(
  'sandbox_seat',
  {
    flight: text().notNull(),
    origin: text().notNull(),
    /** Local date of departure, `YYYY-MM-DD`. */
    date: text().notNull(),
    cabin: text().$type<Cabin>().notNull(),
    taken: integer().notNull(),
    /** Set by hand: the most that can be taken in all, overriding the computed number. */
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

/** The current state of a booking's offer. */
export interface Sold {
  offer: SupplierOffer
  /** The total paid for it so far, in its currency: an exchange for cheaper flights refunds nothing. */
  paid: number
}

/** The bookings of all sandbox suppliers. Booking codes and ticket numbers are derived from `serial`. */
export const sandboxBookings = pgTable(
  'sandbox_booking',
  {
    supplier: text().notNull(),
    reference: text().notNull(),
    serial: integer().generatedAlwaysAsIdentity({ startWith: 1 }).notNull(),
    state: text({ enum: ['held', 'issued', 'failed', 'cancelled'] }).notNull(),
    reason: text().$type<IssueFailure>(),
    /** The carriers that made a booking each and issue its tickets. */
    carriers: jsonb().$type<string[]>().notNull(),
    seats: jsonb().$type<TakenSeats[]>().notNull(),
    /** In the order of the hold. */
    sold: jsonb().$type<Sold[]>().notNull().default([]),
    /** The serial each carrier's ticket numbers are derived from, once some were reissued. */
    ticketSerials: jsonb().$type<number[]>().notNull().default([]),
    passengers: integer().notNull(),
    seatsHeldUntil: moment().notNull(),
    priceHeldUntil: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (booking) => [
    primaryKey({ columns: [booking.supplier, booking.reference] }),
    index().on(booking.state, booking.seatsHeldUntil),
  ],
)

/** Outcomes of booking changes by the caller's own reference, which makes repeated requests idempotent. */
export const sandboxChanges = pgTable(
  'sandbox_change',
  {
    supplier: text().notNull(),
    changeReference: text().notNull(),
    reference: text().notNull(),
    outcome: jsonb().$type<ChangeOutcome>().notNull(),
    createdAt: moment().notNull(),
  },
  (change) => [primaryKey({ columns: [change.supplier, change.changeReference] })],
)

/** Schedule changes in issued bookings. `over`: answered by a change or a refund. */
export const sandboxScheduleChanges = pgTable(
  'sandbox_schedule_change',
  {
    id: text().primaryKey(),
    supplier: text().notNull(),
    reference: text().notNull(),
    offer: integer().notNull(),
    /** The affected flight, as written in an offer's id: `MH784 KUL BKK 2026-12-01`. */
    flight: text().notNull(),
    before: jsonb().$type<Slice>().notNull(),
    after: jsonb().$type<Slice>(),
    answerBy: moment().notNull(),
    state: text({ enum: ['open', 'accepted', 'over'] }).notNull(),
    createdAt: moment().notNull(),
  },
  (change) => [
    uniqueIndex('sandbox_schedule_change_open')
      .on(change.supplier, change.reference, change.offer)
      .where(sql`${change.state} = 'open'`),
  ],
)
