import type { Rate } from '../../../contract/hotel/rate.ts'

/** Returns what to say of a rate that can't be cancelled free of charge. Lists don't know the steps of partial refunds. */
export function notFree({
  pay,
  refundUntil = [],
}: Pick<Rate, 'pay'> & Partial<Pick<Rate, 'refundUntil'>>) {
  if (pay === 'at_property') return 'hotel.not-free-unpaid'
  return refundUntil.length > 0 ? 'hotel.not-free-partly' : 'hotel.not-free-none'
}
