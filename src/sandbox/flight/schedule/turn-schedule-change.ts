import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoDateSchema } from '../../../contract/flight/offer.ts'
import { inTransaction } from '../../../server/platform/database/in-transaction.ts'
import { days } from '../../../server/platform/duration.ts'
import { serialOf } from '../booking/booking-codes.ts'
import type { BookingRow } from '../booking/booking-store.ts'
import { codesOfBooking } from '../booking/codes-of-booking.ts'
import { readOfferRef } from '../offer/offer-ref.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import { closeFlight } from '../seats/seat-store.ts'
import { sandboxBookings } from '../tables.ts'
import { openAll, type ScheduleChangeRow } from './schedule-change-store.ts'
import { shiftedSlice } from './shifted-slice.ts'
import { departureMinute } from './slice-times.ts'

const flightSchema = z
  .string()
  .regex(/^[A-Z0-9]{3,7}$/, 'A flight is its airline and number, such as MH784.')

/** A flight that is moved or cancelled, in one issued booking or in all. */
export const scheduleTurnSchema = z
  .strictObject({
    flight: flightSchema.optional(),
    origin: z
      .string()
      .regex(/^[A-Z]{3}$/, 'An airport is three letters, such as KUL.')
      .optional(),
    /** Local date of departure. */
    date: isoDateSchema.optional(),
    /** One or several of a booking's codes. Without `flight`, the first flight under them that hasn't departed yet. */
    bookingCode: z
      .string()
      .regex(/^[A-Z]{6}( \/ [A-Z]{6})*$/, 'A booking code is six letters.')
      .optional(),
    /** How many minutes later; negative for earlier. */
    minutes: z.int().min(-1440).max(1440).optional(),
    cancelled: z.literal(true).optional(),
  })
  .refine(({ flight, bookingCode }) => flight || bookingCode, {
    message: 'Name a flight or a booking code.',
  })
  .refine(({ minutes, cancelled }) => (cancelled ? minutes === undefined : minutes), {
    message: 'Give the minutes by which the flight is moved, or say that it is cancelled.',
  })
export type ScheduleTurn = z.output<typeof scheduleTurnSchema>

const ANSWER_WITHIN = days(7)

/**
 * Changes a flight in issued bookings, unless it has departed or the offer has an unanswered schedule change. A flight
 * cancelled for everyone is no longer sold either.
 */
export async function turnScheduleChange(
  { db, clock }: Pick<SandboxWorld, 'db' | 'clock'>,
  turn: ScheduleTurn,
): Promise<ScheduleChangeRow[]> {
  return inTransaction(db, async (tx) => {
    // Under their lock, because a flight may have been exchanged or cancelled in the meantime.
    const bookings = await tx.select().from(sandboxBookings).where(meant(turn)).for('update')
    const struck = bookings.flatMap((row) => {
      const found = strikesIn(row, turn, clock.now())
      return turn.flight ? found : found.slice(0, 1)
    })
    if (turn.cancelled && !turn.bookingCode) {
      for (const { flight } of struck) {
        const [number = '', origin = '', , date = ''] = flight.split(' ')
        await closeFlight(tx, { flight: number, origin, date })
      }
    }
    return openAll(tx, struck)
  })
}

function meant({ flight, bookingCode }: ScheduleTurn) {
  return and(
    eq(sandboxBookings.state, 'issued'),
    bookingCode ? eq(sandboxBookings.serial, serialOf(bookingCode.slice(0, 6))) : undefined,
    flight ? sql`${sandboxBookings.seats} @> ${JSON.stringify([{ flight }])}::jsonb` : undefined,
  )
}

function strikesIn(row: BookingRow, turn: ScheduleTurn, now: number): ScheduleChangeRow[] {
  return row.sold.flatMap(({ offer }, position) => {
    const { slice } = offer
    if (!turn.flight && turn.bookingCode && !isUnder(row, position, turn.bookingCode)) return []
    const index = slice.segments.findIndex(
      (segment) =>
        (!turn.flight || segment.flight === turn.flight) &&
        (!turn.origin || segment.from === turn.origin) &&
        (!turn.date || segment.departure.startsWith(turn.date)) &&
        departureMinute(segment) * 60_000 > now,
    )
    if (index < 0) return []
    const after = turn.minutes === undefined ? null : shiftedSlice(slice, index, turn.minutes)
    const first = Math.min(...[slice, ...(after ? [after] : [])].map(departureMinute))
    return {
      id: crypto.randomUUID(),
      supplier: row.supplier,
      reference: row.reference,
      offer: position,
      flight: readOfferRef(offer.ref).legs[index] ?? '',
      before: slice,
      after,
      answerBy: new Date(Math.max(now, Math.min(now + ANSWER_WITHIN, first * 60_000))),
      state: 'open' as const,
      createdAt: new Date(now),
    }
  })
}

const isUnder = (row: BookingRow, position: number, codes: string): boolean =>
  codesOfBooking(row).some(({ offer, code }) => offer === position && codes.includes(code))
