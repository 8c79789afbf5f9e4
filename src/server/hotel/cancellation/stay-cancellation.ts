import { z } from 'zod'
import { moneySchema } from '../../../contract/money.ts'
import type { Product } from '../../order/product.ts'
import type { Reservation } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { HotelSupplierOf } from '../../supplier/hotel-supplier.ts'
import { lateCharge } from '../guarantee/guarantee-charge.ts'
import { cancellableUntil } from '../order-item/stay-details.ts'
import { type StayItem, staysOf } from '../order-item/stay-item.ts'
import { stayRefund } from './stay-refund.ts'

/** What the supplier refunds, as quoted. */
const termsSchema = z.object({ refund: moneySchema })

type Cancellation = Pick<
  Product,
  'refundability' | 'quoteCancellation' | 'cancellationBasis' | 'cancel'
>

/** Creates the cancellation of stays: all rooms together, up to their last moment. */
export function createStayCancellation({
  clock,
  supplierOf,
}: {
  clock: Clock
  supplierOf: HotelSupplierOf
}): Cancellation {
  return {
    async refundability(_, reservation, now) {
      const [{ details }] = staysOf(reservation)
      const isOver = details.isNoShow || cancellableUntil(details) <= now
      if (reservation.state !== 'confirmed' || isOver) return undefined
      const { refundUntil, price } = details.rate
      // A room that isn't paid yet can always be cancelled here; what its property then asks for is between them.
      const isRefunded = refundUntil.some(({ instant }) => Date.parse(instant) > now)
      return isRefunded || price.now.amount === 0 ? 'allowed' : 'nothing'
    },
    async quoteCancellation(_, reservation) {
      const items = staysOf(reservation)
      const isOver = cancellableUntil(items[0].details) <= clock.now()
      const said = await supplierOf(reservation).quoteCancellation(reservation.reference)
      if (said.outcome !== 'quoted') return { outcome: 'not_allowed' }
      const { refund, isInvoluntary, validUntil } = said
      // A property may turn guests away on the day they arrive.
      if (isOver && !isInvoluntary) return { outcome: 'not_allowed' }
      const amounts = stayRefund(items, refund, isInvoluntary)
      const charge = isInvoluntary ? undefined : lateCharge(items[0], clock.now())
      const itemIds = items.map(({ id }) => id)
      return {
        outcome: 'quoted',
        ...amounts,
        parts: [{ itemIds, lines: amounts.lines, amount: amounts.amount.amount }],
        isInvoluntary,
        charge,
        terms: { refund },
        validUntil: charge || isInvoluntary ? validUntil : beforeCharge(items[0], validUntil),
      }
    },
    cancellationBasis: async (_, reservation) => stayBasis(reservation),
    async cancel(reservation, terms) {
      const supplier = supplierOf(reservation)
      const { refund } = termsSchema.parse(terms)
      // Looked up first: an earlier attempt may have been interrupted after the supplier had cancelled.
      const standing = await supplier.lookUp(reservation.reference)
      if (standing.outcome === 'cancelled') return 'cancelled'
      return supplier.cancel(reservation.reference, refund)
    },
  }
}

/** Returns until when a quote without a charge stands: until cancelling isn't free any more. */
export function beforeCharge({ guarantee, details: { rate } }: StayItem, validUntil: Date): Date {
  if (!guarantee?.card || !rate.freeUntil) return validUntil
  return new Date(Math.min(validUntil.getTime(), Date.parse(rate.freeUntil)))
}

/** Returns what quotes about a stay depend on: which rate it is, for which dates, and under which voucher. */
export function stayBasis(reservation: Reservation): string {
  const [{ details }] = staysOf(reservation)
  const { rate, stay, voucher } = details
  return [rate.rateId, stay.checkIn, stay.checkOut, voucher?.code].join(' ')
}
