import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../../server/platform/clock.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { inTransaction } from '../../../server/platform/database/in-transaction.ts'
import type { StayEvent } from '../../../server/supplier/hotel-supplier.ts'
import { closeNights, moveNights } from '../room/night-store.ts'
import { idOfRef, supplierProfiles } from '../supplier-profile.ts'
import { sandboxHotelBookings } from '../tables.ts'
import { codeOf } from './booking-codes.ts'
import { type BookingRow, nightsOfBooking, released } from './booking-store.ts'

/** What a property does to one booking, or to all of a day. */
export const stayTurnSchema = z
  .strictObject({
    /** The booking's. */
    code: z
      .string()
      .regex(/^[A-Z0-9]{7}$/, 'A booking code is seven letters and digits.')
      .optional(),
    /** A supplier's code of the property. */
    property: z.string().max(80).optional(),
    checkIn: z.iso.date().optional(),
    event: z.enum(['cancelled', 'no_show']),
  })
  .refine(({ code, property }) => code || property, {
    message: 'Enter a booking code or a property.',
  })
export type StayTurn = z.output<typeof stayTurnSchema>

export type StayEvents = ReturnType<typeof createStayEvents>

/** Creates what properties do to bookings. */
export function createStayEvents({ db, clock }: { db: Database; clock: Clock }) {
  const listeners = new Map<string, Set<() => void>>()

  return {
    /** Calls the listener after each event of a supplier. */
    listen(supplier: string, listener: () => void): () => void {
      const known = listeners.get(supplier) ?? new Set()
      listeners.set(supplier, known)
      known.add(listener)
      return () => known.delete(listener)
    },

    /** Returns how many bookings it happened to. */
    async turn({ event, ...which }: StayTurn): Promise<number> {
      const rows = await inTransaction(db, async (tx) => {
        const booked = await tx
          .select()
          .from(sandboxHotelBookings)
          .where(eq(sandboxHotelBookings.state, 'booked'))
          .for('update')
        const today = clock.date().toISOString().slice(0, 10)
        const found = booked.filter(
          (row) => isMeant(row, which) && (event === 'cancelled' || row.checkIn <= today),
        )
        for (const { supplier, reference } of found) {
          await tx
            .update(sandboxHotelBookings)
            .set({ state: event, eventAt: clock.date() })
            .where(
              and(
                eq(sandboxHotelBookings.supplier, supplier),
                eq(sandboxHotelBookings.reference, reference),
              ),
            )
        }
        if (event === 'cancelled' && found.length > 0) {
          // The property can't host anyone: released rooms aren't sold again.
          await moveNights(tx, found.flatMap(released))
          await closeNights(tx, found.flatMap(nightsOfBooking))
        }
        return found
      })
      for (const supplier of new Set(rows.map((row) => row.supplier))) {
        for (const listener of listeners.get(supplier) ?? []) listener()
      }
      return rows.length
    },
  }
}

function isMeant(row: BookingRow, { code, property, checkIn }: Omit<StayTurn, 'event'>): boolean {
  const ids = supplierProfiles.map((profile) => property && idOfRef(profile, property))
  return (
    (!code || codeOf(row) === code) &&
    (!property || ids.includes(row.hotel)) &&
    (!checkIn || row.checkIn === checkIn)
  )
}

/** Returns what happened to a booking, as its supplier reports it. */
export const eventOf = ({ supplier, reference, state, eventAt }: BookingRow): StayEvent[] =>
  eventAt
    ? [
        {
          id: `${supplier} ${reference} ${state}`,
          reference,
          kind: state === 'no_show' ? 'no_show' : 'cancelled_by_property',
          at: eventAt,
        },
      ]
    : []
