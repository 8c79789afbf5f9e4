import { z } from 'zod'
import { moneySchema } from '../../../contract/money.ts'
import type { Product } from '../../order/product.ts'
import type { Reservation } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import { minutes } from '../../platform/duration.ts'
import type { SupplierOf } from '../../supplier/flight-supplier.ts'
import { type FlightItem, flightsOf } from '../order-item/flight-item.ts'
import { freedItems } from '../schedule-change/freed-items.ts'
import { moveNotice, unansweredNotices } from '../schedule-change/notice-store.ts'
import { endsOf } from '../trip-order.ts'
import { refundAmount, refundParts } from './refund-amount.ts'

/** What the airline keeps, as quoted; null for whatever it keeps. */
const termsSchema = z.object({ penalty: moneySchema.nullable() })

/** How long a traveller or staff have to confirm what no airline quoted. */
const forfeitStands = minutes(30)

type Cancellation = Pick<
  Product,
  | 'refundability'
  | 'quoteCancellation'
  | 'forfeitTerms'
  | 'cancellationBasis'
  | 'cancel'
  | 'onCancelled'
>

/**
 * Creates the cancellation of flights: under the fares' conditions, or without a penalty if the airline changed them.
 */
export function createFlightCancellation(parts: {
  clock: Clock
  supplierOf: SupplierOf
}): Cancellation {
  const { clock, supplierOf } = parts
  return {
    async refundability(db, reservation, now) {
      const items = flightsOf(reservation)
      const freed = await freedItems(db, items, now)
      const isOver = items.some((item) => hasDeparted(item, freed, now))
      if (reservation.state !== 'confirmed' || isOver) return undefined
      if (items.some(({ id }) => freed.has(id))) return 'allowed'
      const kinds = items.map(({ details }) => details.offer.refund.kind)
      return (
        kinds.find((kind) => kind === 'not_allowed') ??
        kinds.find((kind) => kind === 'unknown') ??
        'allowed'
      )
    },
    async quoteCancellation(db, reservation) {
      const said = await supplierOf(reservation).quoteRefund(reservation.reference)
      if (said.outcome !== 'quoted') return { outcome: 'not_allowed' }
      const { penalty, validUntil } = said
      const items = flightsOf(reservation)
      const freed = await freedItems(db, items, clock.now())
      const isInvoluntary = freed.size > 0 && penalty.amount === 0
      return {
        outcome: 'quoted',
        ...refundAmount(items, penalty, isInvoluntary),
        parts: refundParts(items, penalty, isInvoluntary),
        isInvoluntary,
        terms: { penalty },
        validUntil,
      }
    },
    async forfeitTerms(db, reservation) {
      const items = flightsOf(reservation)
      const now = clock.now()
      const freed = await freedItems(db, items, now)
      if (items.some((item) => hasDeparted(item, freed, now))) return undefined
      const departures = items
        .map(({ details }) => endsOf(details.offer.slice).departs.getTime())
        .filter((departs) => departs > now)
      const validUntil = new Date(Math.min(now + forfeitStands, ...departures))
      return { terms: { penalty: null }, validUntil }
    },
    cancellationBasis: (db, reservation) => flightBasis(db, reservation, clock.now()),
    async cancel(reservation, terms) {
      const supplier = supplierOf(reservation)
      const { penalty } = termsSchema.parse(terms)
      // Looked up first: an earlier attempt may have been interrupted after the airline had cancelled the tickets.
      const standing = await supplier.lookUp(reservation.reference)
      if (standing.outcome === 'cancelled') return 'cancelled'
      return (await supplier.cancel(reservation.reference, penalty ?? undefined)).outcome
    },
    async onCancelled(tx, { items }) {
      const ids = items.map(({ id }) => id)
      for (const notice of await unansweredNotices(tx, ids)) {
        await moveNotice(tx, notice, 'refunded', clock.date())
      }
    },
  }
}

/**
 * Returns what quotes about flights depend on: which flights they are, and which of them the airline changed. Flights
 * that the airline changed must not be quoted with a penalty.
 */
export async function flightBasis(
  db: Executor,
  reservation: Reservation,
  now: number,
): Promise<string> {
  const items = flightsOf(reservation)
  const freed = await freedItems(db, items, now)
  return items
    .map(({ id, details }) => `${details.offer.id}${freed.has(id) ? ' freed' : ''}`)
    .join(' ')
}

/**
 * Returns whether a flight has departed. One that the airline cancelled or moved can still be answered after its
 * original time.
 */
export const hasDeparted = (
  { id, details }: FlightItem,
  freed: ReadonlySet<string>,
  now: number,
): boolean => !freed.has(id) && endsOf(details.offer.slice).departs.getTime() <= now
