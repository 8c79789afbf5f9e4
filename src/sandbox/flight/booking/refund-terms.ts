import { minutes } from '../../../server/platform/duration.ts'
import type { RefundTerms } from '../../../server/supplier/flight-supplier.ts'
import { convert } from '../../../server/world/exchange-rates.ts'
import { frees, type ScheduleChangeRow } from '../schedule/schedule-change-store.ts'
import { endsOf } from '../schedule/slice-times.ts'
import type { BookingRow } from './booking-store.ts'

const STANDS_FOR = minutes(30)

/**
 * What is kept of an issued booking that is cancelled now: what the fares say, and what exchanges
 * for cheaper flights left with the airline; nothing while a schedule change waits for its answer.
 * In the currency of the first offer.
 */
export function refundTerms(
  row: BookingRow,
  changes: readonly ScheduleChangeRow[],
  now: number,
): RefundTerms {
  const currency = row.sold[0]?.offer.price.currency
  if (row.state !== 'issued' || !currency) return { outcome: 'not_allowed' }

  const freeing = changes.filter((change) => frees(change, now))
  const departs = row.sold
    .filter((_, offer) => !freeing.some((each) => each.offer === offer && each.after === null))
    .map(({ offer }) => endsOf(offer.slice).departs)
  if (departs.some((departure) => departure <= now)) return { outcome: 'not_allowed' }

  const ends = freeing.flatMap(({ after, answerBy }) => (after ? [answerBy.getTime()] : []))
  const validUntil = new Date(Math.min(now + STANDS_FOR, ...departs, ...ends))
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
