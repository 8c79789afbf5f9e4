import type { PromoCode } from '../../contract/promo/promo-code.ts'
import { convert, minorDigits } from '../world/exchange-rates.ts'

/** In basis points. More than this is a mistake more often than a campaign. */
const largestOpenPercent = 3000
/** In basis points: with a cap or without, more than this takes a second person. */
const largestPercentAlone = 5000

type Discount = Pick<PromoCode, 'percent' | 'amount' | 'cap' | 'currency'>

/** The limit of what staff may give away alone: a whole amount of `currency`. */
interface Limit {
  amount: number
  currency: string
}

/**
 * Returns the field of a discount that is larger than one person may give away alone: more than 30 % without a cap, or more
 * than `limit` off one order. It would otherwise be a way around the second person of large refunds.
 */
export function overLimit(
  { percent, amount, cap, currency }: Discount,
  limit: Limit,
): 'percent' | 'amount' | 'cap' | undefined {
  if (percent !== null && cap === null) return percent > largestOpenPercent ? 'percent' : undefined
  if (!givesMore({ percent, amount, cap, currency }, limit)) return undefined
  return amount === null ? 'cap' : 'amount'
}

/** Returns whether a discount is so large that a second person has to agree: more than half, or `limit`, off one order. */
export const isLarge = (promo: Discount, limit: Limit): boolean =>
  (promo.percent ?? 0) > largestPercentAlone || givesMore(promo, limit)

function givesMore({ amount, cap, currency }: Discount, limit: Limit): boolean {
  const given = amount ?? cap
  if (given === null || currency === null) return false
  const most = limit.amount * 10 ** minorDigits(limit.currency)
  return convert(given, currency, limit.currency) > most
}
