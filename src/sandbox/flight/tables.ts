import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Cabin, Slice } from '../../contract/flight/offer.ts'
import { moment } from '../../server/platform/database/columns.ts'
import type {
  ChangeOutcome,
  IssueFailure,
  SupplierOffer,
} from '../../server/supplier/flight-supplier.ts'

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
    /** Set by hand: how many can be taken in all, overriding the computed number. */
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

/** An offer of a booking as it is now. */
export interface Sold {
  offer: SupplierOffer
  /** What was paid for it by now, in its currency: an exchange for cheaper flights gives nothing back. */
  paid: number
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
    /** In the order of the hold. */
    sold: jsonb().$type<Sold[]>().notNull().default([]),
    /** The serial that each carrier's tickets are numbered from, once some were reissued. */
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

/** How changes of bookings ended, by the caller's own reference: the same asked again is answered from here. */
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

/** What airlines changed by themselves in issued bookings. `over`: answered by a change or a refund. */
export const sandboxScheduleChanges = pgTable(
  'sandbox_schedule_change',
  {
    id: text().primaryKey(),
    supplier: text().notNull(),
    reference: text().notNull(),
    offer: integer().notNull(),
    /** The flight it struck, as an offer's id has it: `MH784 KUL BKK 2026-12-01`. */
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
