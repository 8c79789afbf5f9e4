import type { BookingState } from '../../flight-supplier.ts'
import { SupplierTimeout } from '../../supplier-error.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { findBooking, ordersOf } from '../store.ts'
import { checkNotPaying } from './issue.ts'
import { bookingState, orderState } from './order-state.ts'
import { placedOrders } from './placed-orders.ts'

/** Returns the state of the booking with our reference. Throws SupplierTimeout while Duffel doesn't show it. */
export async function lookUp(context: DuffelContext, reference: string): Promise<BookingState> {
  const { db } = context
  const booking = await findBooking(db, reference)
  if (!booking) return { outcome: 'not_found' }
  const rows = await ordersOf(db, reference)
  const placed = booking.ended ? [] : await placedOrders(context, reference)
  if (!booking.ended && placed.length < rows.length) return { outcome: 'not_found' }
  for (const each of placed) {
    if (orderState(each.order, duffelNow(context)) === 'held') await checkNotPaying(context, each)
  }
  const state = bookingState(booking, placed, duffelNow(context))
  if (state.outcome === 'unclear')
    throw new SupplierTimeout('Duffel', `the tickets of ${reference}`)
  return state
}
