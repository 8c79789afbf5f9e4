import { type Money, money } from '../../../../../contract/money.ts'
import type { SupplierRate } from '../../../hotel-supplier.ts'
import { minorUnits } from '../../decimal.ts'
import type { DuffelRefundStep } from '../answers.ts'

/**
 * Translates a cancellation timeline: before each instant, this much is refunded; after the last, nothing. No more is
 * promised than every reading of it gives: refunds are rounded down, never exceed what is paid or what an earlier
 * cancellation would refund, and steps in another currency than the price count as none.
 */
export function refundSteps(
  timeline: readonly DuffelRefundStep[],
  paid: Money,
): SupplierRate['refundUntil'] {
  const steps = timeline
    .map(({ before, refund_amount, currency }) => ({
      instant: new Date(before).toISOString(),
      amount: currency === paid.currency ? minorUnits(refund_amount, currency, 'down') : 0,
    }))
    .sort((a, b) => Date.parse(a.instant) - Date.parse(b.instant) || a.amount - b.amount)
  let most = paid.amount
  const capped = steps.map(({ instant, amount }) => {
    most = Math.min(most, Math.max(0, amount))
    return { instant, refund: money(most, paid.currency) }
  })
  const last = new Map(capped.map((step) => [step.instant, step]))
  return [...last.values()].filter(({ refund }) => refund.amount > 0)
}

/** Returns what cancelling at this moment refunds, with the time until which that stands; undefined if nothing. */
export const refundAt = (
  { refundUntil }: Pick<SupplierRate, 'refundUntil'>,
  now: number,
): SupplierRate['refundUntil'][number] | undefined =>
  refundUntil.find(({ instant }) => now < Date.parse(instant))
