import type { PromoCode } from '../../contract/promo/promo-code.ts'
import { convert, hasRate, minorDigits } from '../world/exchange-rates.ts'

/** In basis points. More than this is a mistake more often than a campaign. */
const largestOpenPercent = 3000
/** In basis points: a larger share of an order takes a second person. */
const largestShareAlone = 5000
const wholePrice = 10_000

type Discount = Pick<PromoCode, 'percent' | 'amount' | 'cap' | 'minimum' | 'currency'>

/** What one person may give away alone with a promo code: whole amounts of `currency`. */
export interface PromoLimit {
  perOrder: number
  /** By all uses of the code. */
  inAll: number
  currency: string
}

/**
 * Returns the field of a discount that is larger than one person may give away alone: more than 30 % without a cap, or more
 * than the limit off one order. It would otherwise be a way around the second person of large refunds.
 */
export function overLimit(
  { percent, amount, cap, currency }: Discount,
  limit: PromoLimit,
): 'percent' | 'amount' | 'cap' | undefined {
  if (percent !== null && cap === null) return percent > largestOpenPercent ? 'percent' : undefined
  if (!isMore(amount ?? cap ?? 0, currency, limit.perOrder, limit)) return undefined
  return amount === null ? 'cap' : 'amount'
}

/**
 * Returns whether a code can give so much that a second person has to agree: more than half of an order, more than the limit off
 * one order, or more than the limit by all uses together. Without a maximum, uses and discounts are unlimited.
 */
export function isLarge(
  promo: Discount & Pick<PromoCode, 'totalUses'>,
  limit: PromoLimit,
): boolean {
  const discount = largestDiscount(promo)
  return (
    largestShare(promo) > largestShareAlone ||
    isMore(discount, promo.currency, limit.perOrder, limit) ||
    isMore(discount * (promo.totalUses ?? Infinity), promo.currency, limit.inAll, limit)
  )
}

/** Returns the largest share that a code takes off an order, in basis points: an amount takes it off the smallest order. */
function largestShare({ percent, amount, minimum }: Discount): number {
  if (amount === null) return percent ?? 0
  return minimum === null ? wholePrice : Math.min(wholePrice, (amount / minimum) * wholePrice)
}

/** Returns the most that a code takes off one order, in minor units of its currency. */
function largestDiscount({ amount, cap }: Discount): number {
  return amount ?? cap ?? Infinity
}

/** Compares in the code's own currency, so that small discounts aren't rounded to nothing. */
function isMore(given: number, from: string | null, most: number, { currency }: PromoLimit) {
  if (given === Infinity) return true
  // Unknown currencies are refused when the code is saved.
  if (from === null || !hasRate(from)) return false
  return given > convert(most * 10 ** minorDigits(currency), currency, from)
}
