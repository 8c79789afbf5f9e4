import { minutes } from '../../../server/platform/duration.ts'
import type { RefundTerms } from '../../../server/supplier/flight-supplier.ts'
import { convert } from '../../../server/world/exchange-rates.ts'
import { frees, type ScheduleChangeRow } from '../schedule/schedule-change-store.ts'
import { endsOf } from '../schedule/slice-times.ts'
import type { BookingRow } from './booking-store.ts'

const STANDS_FOR = minutes(30)

/**
 * Returns what the airline keeps if an issued booking is cancelled now: the fares' penalties, plus residual value from
 * exchanges for cheaper flights. Nothing while a schedule change is unanswered. In the currency of the first offer.
 */
export function refundTerms(
  row: BookingRow,
  changes: readonly ScheduleChangeRow[],
  now: number,
): RefundTerms {
  const currency = row.sold[0]?.offer.price.currency
  if (row.state !== 'issued' || !currency) return { outcome: 'not_allowed' }

  const freeing = changes.filter(frees)
  const departs = row.sold
    .filter((_, offer) => !freeing.some((each) => each.offer === offer && each.after === null))
    .map(({ offer }) => endsOf(offer.slice).departs)
  if (departs.some((departure) => departure <= now)) return { outcome: 'not_allowed' }

  const validUntil = new Date(Math.min(now + STANDS_FOR, ...departs))
  if (freeing.length > 0) {
    return { outcome: 'quoted', penalty: { amount: 0, currency }, validUntil }
  }

  let amount = 0
  for (const { offer, paid } of row.sold) {
    if (offer.refund.kind !== 'allowed') return { outcome: 'not_allowed' }
    const kept = offer.refund.penalty.amount + paid - offer.price.amount
    amount += convert(kept, offer.price.currency, currency)
  }
  return { outcome: 'quoted', penalty: { amount, currency }, validUntil }
}
