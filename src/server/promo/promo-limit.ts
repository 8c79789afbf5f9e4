import type { PromoCode } from '../../contract/promo/promo-code.ts'
import { convert, minorDigits } from '../world/exchange-rates.ts'

/** In basis points. More than this is a mistake more often than a campaign. */
const largestOpenPercent = 3000

/**
 * Returns the field of a discount that is larger than one person may give away alone: more than 30 % without a cap, or more
 * than `limit`, a whole amount, off one order. It would otherwise be a way around the second person of large refunds.
 */
export function overLimit(
  { percent, amount, cap, currency }: PromoCode,
  limit: { amount: number; currency: string },
): 'percent' | 'amount' | 'cap' | undefined {
  if (percent !== null && cap === null) return percent > largestOpenPercent ? 'percent' : undefined
  const most = limit.amount * 10 ** minorDigits(limit.currency)
  const given = amount ?? cap
  if (given === null || currency === null) return undefined
  if (convert(given, currency, limit.currency) <= most) return undefined
  return amount === null ? 'cap' : 'amount'
}
