import type { BookOutcome, StayState } from '../../../hotel-supplier.ts'
import type { DuffelContext } from '../../duffel-context.ts'
import type { DuffelBooking } from '../answers.ts'
import { findStay, type StayRow } from '../store.ts'
import { foundBooking } from './found-booking.ts'

/** Returns the state of the stay with our reference. Throws SupplierTimeout while Duffel doesn't show it. */
export async function lookUp(context: DuffelContext, reference: string): Promise<StayState> {
  const row = await findStay(context.db, reference)
  if (!row) return { outcome: 'not_found' }
  return stateOf(row, row.failure ? undefined : await foundBooking(context, row))
}

/** Returns the state of a stay with its booking; without one, nothing was booked. */
export function stateOf(row: StayRow, booking: DuffelBooking | undefined): StayState {
  if (row.failure) return { outcome: 'failed', reason: row.failure }
  if (!booking) return { outcome: 'not_found' }
  if (booking.status === 'confirmed') return bookedStay(row, booking)
  return row.cancelAskedAt ? { outcome: 'cancelled' } : { outcome: 'cancelled', byProperty: true }
}

/** Its own reference is what the property knows a booking by. It has one, however many rooms it's for. */
export const bookedStay = (
  { rate }: Pick<StayRow, 'rate'>,
  { id, reference }: DuffelBooking,
): BookOutcome => ({
  outcome: 'booked',
  code: /^[A-Za-z0-9-]{4,}$/.test(reference ?? '') ? (reference ?? '') : id,
  confirmations: [],
  rate,
})
