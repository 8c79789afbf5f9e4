import type { Money } from '../../../contract/money.ts'
import type { SupplierOffer } from '../../../server/supplier/flight-supplier.ts'
import { frees, type ScheduleChangeRow } from '../schedule/schedule-change-store.ts'
import { endsOf } from '../schedule/slice-times.ts'
import type { Sold } from '../tables.ts'

/** The terms for exchanging an offer of an issued booking. */
export interface ExchangeTerms {
  /** Set if the airline changed the flights itself: the exchange is free and the fare stays the same. */
  freed: ScheduleChangeRow | undefined
  penalty: Money
  difference(to: SupplierOffer): Money
}

/** Returns the current terms, or undefined if the fare doesn't allow it or the flight has departed. */
export function exchangeTerms(
  { offer }: Sold,
  changes: readonly ScheduleChangeRow[],
  now: number,
): ExchangeTerms | undefined {
  const { currency } = offer.price
  const freed = changes.find(frees)
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
