import { minutes } from '../../../../platform/duration.ts'
import { SupplierTimeout } from '../../../supplier-error.ts'
import { type DuffelContext, duffelNow } from '../../duffel-context.ts'
import { bookingAnswer, bookingsAnswer, type DuffelBooking } from '../answers.ts'
import { type StayRow, updateStay } from '../store.ts'

/** Duffel processes a call for at most two minutes. What it shows of a booking after this time is final. */
const settledAfter = minutes(15)
const pageSize = 200

/**
 * Returns Duffel's booking of a stay. One whose response was lost is looked up by our reference, and undefined if it was
 * never made. Throws SupplierTimeout while that isn't certain.
 */
export async function foundBooking(
  context: DuffelContext,
  row: StayRow,
): Promise<DuffelBooking | undefined> {
  const { api, db } = context
  if (row.bookingId) {
    const { data } = await api.get(`/stays/bookings/${row.bookingId}`, bookingAnswer)
    return data
  }
  for await (const booking of allBookings(context)) {
    if (booking.metadata?.reference !== row.reference) continue
    await updateStay(db, row.reference, { bookingId: booking.id })
    return booking
  }
  if (duffelNow(context) < row.askedAt.getTime() + settledAfter) {
    throw new SupplierTimeout('Duffel', `the stay of ${row.reference}`)
  }
  return undefined
}

/** Returns all bookings of the account: Duffel's list has no filter by reference. */
export async function* allBookings({ api }: DuffelContext): AsyncGenerator<DuffelBooking> {
  let after: string | null | undefined
  do {
    const page = new URLSearchParams({ limit: `${pageSize}` })
    if (after) page.set('after', after)
    const { data, meta } = await api.get(`/stays/bookings?${page}`, bookingsAnswer)
    yield* data
    after = meta?.after
  } while (after)
}
