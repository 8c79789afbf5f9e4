import type { Condition } from '../../../../contract/flight/offer.ts'
import type { Money } from '../../../../contract/money.ts'
import { convert, hasRate } from '../../../world/exchange-rates.ts'
import type { DuffelCondition, DuffelConditions } from '../answers.ts'
import { minorUnits } from '../decimal.ts'

/**
 * Returns the refund and change conditions of an offer with one slice. The slice has a change's penalty; the offer
 * only has whether it's allowed.
 */
export function conditionsOf(
  whole: DuffelConditions | null | undefined,
  slice: DuffelConditions | null | undefined,
  price: Money,
): { refund: Condition; change: Condition } {
  const refund = conditionOf(whole?.refund_before_departure, price)
  const change = conditionOf(
    slice?.change_before_departure ?? whole?.change_before_departure,
    price,
  )
  const isDearer = change.kind === 'allowed' && change.penalty.amount > price.amount
  return {
    // No more than the price can be kept.
    refund:
      refund.kind === 'allowed' ? { ...refund, penalty: atMost(refund.penalty, price) } : refund,
    // A change whose fee exceeds the fare isn't offered.
    change: isDearer ? { kind: 'not_allowed' } : change,
  }
}

/**
 * Converts a condition. Airlines use currencies of their own for penalties. "Allowed" with an unknown penalty counts
 * as unknown.
 */
function conditionOf(condition: DuffelCondition | null | undefined, price: Money): Condition {
  if (!condition) return { kind: 'unknown' }
  if (!condition.allowed) return { kind: 'not_allowed' }
  const { penalty_amount: decimal, penalty_currency: currency } = condition
  if (!decimal || !currency || !hasRate(currency) || !hasRate(price.currency)) {
    return { kind: 'unknown' }
  }
  const amount = convert(minorUnits(decimal, currency, 'up'), currency, price.currency)
  return { kind: 'allowed', penalty: { amount, currency: price.currency } }
}

const atMost = (penalty: Money, price: Money): Money =>
  penalty.amount > price.amount ? price : penalty
