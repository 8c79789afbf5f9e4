import { type Money, money } from '../../../../../contract/money.ts'
import { minutes, seconds } from '../../../../platform/duration.ts'
import { momentOf } from '../../../../world/zoned-time.ts'
import type { CancellationTerms, CancelOutcome } from '../../../hotel-supplier.ts'
import { SupplierTimeout } from '../../../supplier-error.ts'
import { DuffelRefusal } from '../../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../../duffel-context.ts'
import { withLease } from '../../lease.ts'
import { bookingAnswer, type DuffelBooking } from '../answers.ts'
import { positionOf } from '../property/property-of.ts'
import { whereIs } from '../property/where.ts'
import { refundAt } from '../rate/refund-steps.ts'
import { paidNow } from '../rate/supplier-rate.ts'
import { findStay, type StayRow, updateStay } from '../store.ts'
import { foundBooking } from './found-booking.ts'
import { stateOf } from './stay-state.ts'

const standsFor = minutes(30)
/** Duffel quotes no refunds: a step that ends while it cancels would be lost, so the last moments don't count. */
const margin = minutes(1)
const cancelLimit = seconds(40)

/** Returns what cancelling a stay refunds now. */
export async function quoteCancellation(
  context: DuffelContext,
  reference: string,
): Promise<CancellationTerms> {
  const row = await findStay(context.db, reference)
  if (!row) return { outcome: 'not_found' }
  const booking = row.failure ? undefined : await foundBooking(context, row)
  return termsOf(row, booking, duffelNow(context))
}

/** Cancels a stay if the refund isn't below `atLeast`. */
export async function cancel(
  context: DuffelContext,
  reference: string,
  atLeast: Money,
): Promise<CancelOutcome> {
  const { db } = context
  if (!(await findStay(db, reference))) return 'not_found'
  return withLease(db, reference, async () => {
    const row = await findStay(db, reference)
    const booking = row && !row.failure ? await foundBooking(context, row) : undefined
    if (!row || !booking) return 'not_found'
    if (booking.status === 'cancelled') return 'cancelled'
    const terms = termsOf(row, booking, duffelNow(context))
    if (terms.outcome !== 'quoted') return 'refused'
    const { refund } = terms
    if (refund.currency !== atLeast.currency || refund.amount < atLeast.amount) {
      return 'terms_changed'
    }
    return requestCancellation(context, row, booking)
  })
}

async function requestCancellation(
  context: DuffelContext,
  { reference }: StayRow,
  { id }: DuffelBooking,
): Promise<CancelOutcome> {
  const { api, db } = context
  await updateStay(db, reference, { cancelAskedAt: new Date(duffelNow(context)) })
  try {
    const path = `/stays/bookings/${id}/actions/cancel`
    const { data } = await api.act(path, undefined, bookingAnswer, cancelLimit)
    if (data.status === 'cancelled') return 'cancelled'
    throw new SupplierTimeout('Duffel', `cancelling ${id}`)
  } catch (error) {
    if (error instanceof SupplierTimeout) throw error
    // Nothing was done: if it's cancelled later, that was its property.
    await updateStay(db, reference, { cancelAskedAt: null })
    if (error instanceof DuffelRefusal && [404, 422].includes(error.status)) return 'refused'
    throw error
  }
}

/**
 * Returns a stay's terms: what its rate says until the end of the day of arrival, and everything if its property
 * cancelled it.
 */
function termsOf(row: StayRow, booking: DuffelBooking | undefined, now: number): CancellationTerms {
  const { rate } = row
  const state = stateOf(row, booking)
  const currency = rate.rooms[0]?.now.currency ?? 'USD'
  if (state.outcome === 'cancelled' && state.byProperty) {
    const refund = money(paidNow(rate), currency)
    return { outcome: 'quoted', refund, isInvoluntary: true, validUntil: new Date(now + standsFor) }
  }
  if (state.outcome === 'not_found') return { outcome: 'not_found' }
  const arrival = booking ? arrivalEnd(row, booking) : now
  if (state.outcome !== 'booked' || now >= arrival) return { outcome: 'not_allowed' }
  const step = refundAt(rate, now + margin)
  const ends = [now + standsFor, arrival]
  if (step) ends.push(Date.parse(step.instant) - margin)
  return {
    outcome: 'quoted',
    refund: step?.refund ?? money(0, currency),
    isInvoluntary: false,
    validUntil: new Date(Math.min(...ends)),
  }
}

/** Until the end of the day of arrival guests may still come, by the property's clock. */
function arrivalEnd({ rate }: StayRow, { accommodation }: DuffelBooking): number {
  const { country_code: country } = accommodation.location.address
  const { zone } = whereIs(positionOf(accommodation), country)
  return momentOf(`${rate.stay.checkIn}T23:59`, zone).getTime()
}
