import type { Clock } from '../../../server/platform/clock.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import type { BookingRow } from '../booking/booking-store.ts'
import { codesOfBooking } from '../booking/codes-of-booking.ts'
import { openScheduleChanges } from './schedule-change-store.ts'
import { type ScheduleTurn, turnScheduleChange } from './turn-schedule-change.ts'

/** The sandbox world's schedule changes, and who is notified of them. */
export type ScheduleChanges = ReturnType<typeof createScheduleChanges>

export function createScheduleChanges(world: { db: Database; clock: Clock }) {
  const listeners = new Map<string, (() => void)[]>()
  return {
    /** Applies a schedule change and returns how many offers of issued bookings it affected. */
    async turn(turn: ScheduleTurn): Promise<number> {
      const opened = await turnScheduleChange(world, turn)
      for (const supplier of new Set(opened.map((change) => change.supplier))) {
        for (const listener of listeners.get(supplier) ?? []) listener()
      }
      return opened.length
    },

    /** Returns unanswered changes, as the settings page shows them. */
    async open() {
      const rows = await openScheduleChanges(world.db)
      return rows.map(({ change, booking }) => ({
        id: change.id,
        supplier: change.supplier,
        bookingCode: codesOf(booking, change.offer).join(' / '),
        reference: change.reference,
        offer: change.offer,
        flight: change.flight,
        before: change.before,
        after: change.after,
        answerBy: change.answerBy,
      }))
    },

    listen(supplier: string, listener: () => void): void {
      listeners.set(supplier, [...(listeners.get(supplier) ?? []), listener])
    },
  }
}

const codesOf = (booking: BookingRow, position: number) => [
  ...new Set(
    codesOfBooking(booking).flatMap(({ offer, code }) => (offer === position ? [code] : [])),
  ),
]
