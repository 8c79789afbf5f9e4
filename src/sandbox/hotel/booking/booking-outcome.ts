import type {
  BookedStay,
  BookOutcome,
  HoldOutcome,
  StayState,
} from '../../../server/supplier/hotel-supplier.ts'
import { codeOf, confirmationsOf } from './booking-codes.ts'
import type { BookingRow } from './booking-store.ts'

export const bookedStay = (row: BookingRow): BookedStay => ({
  code: codeOf(row),
  confirmations: confirmationsOf(row),
  rate: row.rate,
})

/** Returns a booking's state. A hold that is past its time has failed, whether it was released yet or not. */
export function stateOf(row: BookingRow | undefined, now: number): StayState {
  if (!row) return { outcome: 'not_found' }
  switch (row.state) {
    case 'held':
      return isHeld(row, now)
        ? { outcome: 'held', heldUntil: row.heldUntil, rate: row.rate }
        : { outcome: 'failed', reason: 'expired' }
    case 'booked':
      return { outcome: 'booked', ...bookedStay(row) }
    case 'failed':
      return { outcome: 'failed', reason: row.reason ?? 'refused' }
    case 'cancelled':
      return row.eventAt ? { outcome: 'cancelled', byProperty: true } : { outcome: 'cancelled' }
    case 'no_show':
      return { outcome: 'no_show' }
  }
}

const isHeld = (row: BookingRow, now: number): row is BookingRow & { heldUntil: Date } =>
  row.heldUntil !== null && now < row.heldUntil.getTime()

/** A reference whose booking has ended can't be held again: to its owner, the rooms are gone. */
export function holdOutcome(row: BookingRow, now: number): HoldOutcome {
  const state = stateOf(row, now)
  if (state.outcome === 'held') return state
  return row.state === 'booked' && row.heldUntil
    ? { outcome: 'held', heldUntil: row.heldUntil, rate: row.rate }
    : { outcome: 'gone' }
}

export function bookOutcome(row: BookingRow | undefined, now: number): BookOutcome {
  const state = stateOf(row, now)
  switch (state.outcome) {
    case 'booked':
    case 'failed':
      return state
    case 'cancelled':
      return { outcome: 'failed', reason: 'cancelled' }
    case 'not_found':
      return { outcome: 'failed', reason: 'not_found' }
    // Guests who didn't come had a booking.
    default:
      return { outcome: 'booked', ...bookedStay(row as BookingRow) }
  }
}
