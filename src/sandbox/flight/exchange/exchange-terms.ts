import type { Money } from '../../../contract/money.ts'
import type { SupplierOffer } from '../../../server/supplier/flight-supplier.ts'
import { frees, type ScheduleChangeRow } from '../schedule/schedule-change-store.ts'
import { endsOf } from '../schedule/slice-times.ts'
import type { Sold } from '../tables.ts'

/** On what terms an offer of an issued booking is exchanged. */
export interface ExchangeTerms {
  /** The airline changed the flights itself: it costs nothing, and the fare stays what it was. */
  freed: ScheduleChangeRow | undefined
  penalty: Money
  difference(to: SupplierOffer): Money
}

/** The terms as they are now; nothing when the fare does not allow it or the flight has left. */
export function exchangeTerms(
  { offer }: Sold,
  changes: readonly ScheduleChangeRow[],
  now: number,
): ExchangeTerms | undefined {
  const { currency } = offer.price
  const freed = changes.find((change) => frees(change, now))
  if (freed?.after !== null && endsOf(offer.slice).departs <= now) return undefined
  if (freed) {
    const nothing = { amount: 0, currency }
    return { freed, penalty: nothing, difference: () => nothing }
  }
  if (offer.change.kind !== 'allowed') return undefined
  return {
    freed: undefined,
    penalty: offer.change.penalty,
    difference: ({ price }) => ({
      amount: Math.max(0, price.amount - offer.price.amount),
      currency,
    }),
  }
}
