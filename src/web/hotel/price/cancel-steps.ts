import type { Rate } from '../../../contract/hotel/rate.ts'
import type { Money } from '../../../contract/money.ts'

/** A time in which cancelling refunds the same. */
export interface CancelStep {
  refunds: 'all' | 'part' | 'none'
  /** What comes back; absent where nothing is paid now. */
  refund?: Money
  /** ISO instant at which it ends; absent for the last one. */
  until?: string
  /** Set on the last one if nothing is paid now: then there's nothing to refund. */
  isUnpaid?: true
  /** What the last one charges to the saved card, if one guarantees the stay. */
  charge?: NonNullable<Rate['guaranteeCharge']>
}

export type CancelTerms = Pick<Rate, 'refundUntil' | 'price' | 'guaranteeCharge'>

/**
 * Returns what cancelling refunds from now on, step by step. `now` is the server's time in milliseconds; steps that have
 * passed are left out.
 */
export function cancelSteps(
  { refundUntil, price, guaranteeCharge }: CancelTerms,
  now: number,
): CancelStep[] {
  const paid = price.now
  const steps = refundUntil
    .filter(({ instant }) => Date.parse(instant) > now)
    .map(({ instant, refund }): CancelStep => {
      const refunds = refund.amount >= paid.amount ? 'all' : refund.amount > 0 ? 'part' : 'none'
      return { refunds, until: instant, ...(paid.amount > 0 && { refund }) }
    })
  const last: CancelStep = { refunds: 'none' }
  if (paid.amount === 0) last.isUnpaid = true
  if (guaranteeCharge) last.charge = guaranteeCharge
  return [...steps.filter(({ refunds }) => refunds !== 'none'), last]
}

/**
 * Returns what still matters of a rate's terms. Once all that was paid is paid back, that is only what a saved card may be
 * charged; undefined if there is none.
 */
export function termsLeft(rate: CancelTerms, isPaidBack: boolean): CancelTerms | undefined {
  const { price, guaranteeCharge, refundUntil } = rate
  if (!isPaidBack || price.now.amount === 0) return rate
  if (!guaranteeCharge) return undefined
  const now = { ...price.now, amount: 0 }
  return { ...rate, price: { ...price, now }, refundUntil: refundUntil.slice(-1) }
}
