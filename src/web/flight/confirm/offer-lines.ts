import type { BookingLine } from '../../../contract/flight/booking.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { Money } from '../../../contract/money.ts'

/** Returns the price lines of offers that aren't booked yet. */
export function offerLines(offers: readonly Offer[]): BookingLine[] {
  return offers.flatMap((offer) =>
    offer.passengers.flatMap(({ type, count, base, taxes }) => {
      const line = (kind: 'base' | 'taxes', each: Money): BookingLine => ({
        kind,
        offerId: offer.id,
        passengerType: type,
        count,
        amount: { amount: each.amount * count, currency: each.currency },
        due: 'now',
      })
      return count > 0 ? [line('base', base), line('taxes', taxes)] : []
    }),
  )
}
