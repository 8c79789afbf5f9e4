import type { Money } from '../../../contract/money.ts'
import { inTransaction } from '../../../server/platform/database/in-transaction.ts'
import { minutes } from '../../../server/platform/duration.ts'
import type { CancellationTerms, CancelOutcome } from '../../../server/supplier/hotel-supplier.ts'
import { momentOf } from '../../../server/world/zoned-time.ts'
import type { HotelWorld } from '../hotel-world.ts'
import type { BookingRow, BookingStore } from './booking-store.ts'

const standsFor = minutes(30)

/**
 * Returns what cancelling a booking refunds now: what its rate says, and everything if the property can't host the
 * guests. Nothing can be cancelled after arrival.
 */
export function cancellationTerms(row: BookingRow, zone: string, now: number): CancellationTerms {
  const paid = row.rate.rooms.reduce((sum, { now: charged }) => sum + charged.amount, 0)
  const currency = row.rate.rooms[0]?.now.currency ?? 'USD'
  if (row.state === 'cancelled' && row.eventAt) {
    const refund = { amount: paid, currency }
    const validUntil = new Date(now + standsFor)
    return { outcome: 'quoted', refund, isInvoluntary: true, validUntil }
  }
  const arrival = arrivalAt(row, zone)
  if (row.state !== 'booked' || now >= arrival) return { outcome: 'not_allowed' }
  const step = row.rate.refundUntil.find(({ instant }) => now < Date.parse(instant))
  const until = Math.min(now + standsFor, arrival, step ? Date.parse(step.instant) : arrival)
  return {
    outcome: 'quoted',
    refund: step?.refund ?? { amount: 0, currency },
    isInvoluntary: false,
    validUntil: new Date(until),
  }
}

/** Until the end of the day of arrival guests may still come, by the property’s clock. */
export const arrivalAt = ({ checkIn }: Pick<BookingRow, 'checkIn'>, zone: string): number =>
  momentOf(`${checkIn}T23:59`, zone).getTime()

/** Cancels a booking and releases its rooms, if the refund isn't below what the caller expects. */
export function cancelStay(
  { db, clock, hotels }: HotelWorld,
  store: BookingStore,
  reference: string,
  { atLeast, isRefused }: { atLeast: Money; isRefused: boolean },
): Promise<CancelOutcome> {
  return inTransaction(db, async (tx) => {
    const row = await store.locked(tx, reference)
    if (!row) return 'not_found'
    if (row.state === 'cancelled') return 'cancelled'
    if (row.state !== 'booked' || isRefused) return 'refused'
    const terms = cancellationTerms(row, hotels.byId(row.hotel)?.city.zone ?? 'UTC', clock.now())
    if (terms.outcome !== 'quoted') return 'refused'
    if (isLess(terms.refund, atLeast)) return 'terms_changed'
    await store.end(tx, row, { state: 'cancelled' })
    return 'cancelled'
  })
}

const isLess = (refund: Money, atLeast: Money): boolean =>
  refund.currency !== atLeast.currency || refund.amount < atLeast.amount

/** Releases held rooms. A booking isn't a hold any more: it stays. */
export function releaseHold(
  { db }: HotelWorld,
  store: BookingStore,
  reference: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await store.locked(tx, reference)
    if (row?.state === 'held') await store.end(tx, row, { state: 'cancelled' })
  })
}
