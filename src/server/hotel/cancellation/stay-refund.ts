import { type Money, money } from '../../../contract/money.ts'
import { chargedShare, fullPriceOf } from '../../order/discount.ts'
import type { CancellationTerms } from '../../order/product.ts'
import { changeFeesOf, priceOf } from '../../order/whole-order.ts'
import { convert } from '../../world/exchange-rates.ts'
import type { StayItem } from '../order-item/stay-item.ts'
import { paidNow } from '../rate/stay-price.ts'

type Paid = Pick<StayItem, 'lines'> & {
  details: Pick<StayItem['details'], 'rate' | 'source'>
}

/**
 * Returns the refund of a stay in the order's currency: what was paid for it, minus what the supplier keeps now and the
 * fees of earlier changes, which it has earned. With a promo code it's the same share of what was charged
 * (095-promo-codes.md).
 */
export function stayRefund(
  items: readonly [Paid, ...Paid[]],
  refund: Money,
  isInvoluntary: boolean,
): Pick<CancellationTerms, 'lines' | 'amount' | 'discount'> {
  const { currency } = items[0].details.rate.price.now
  const paid = priceOf(items)
  const most = fullPriceOf(items) - (isInvoluntary ? 0 : changeFeesOf(items))
  const sold = Math.max(0, Math.min(most, refundSold(items[0], refund, most)))
  const amount = chargedShare(items, sold)
  return {
    lines: [
      { kind: 'paid', amount: money(paid, currency) },
      { kind: 'supplier_fee', amount: money(0 - (paid - amount), currency) },
    ],
    amount: money(amount, currency),
    ...(sold > amount ? { discount: sold - amount } : {}),
  }
}

/**
 * Returns a supplier's refund in the currency of the sale, in minor units. What refunds everything, or as much as a step
 * of the rate, is exactly that amount as it was shown; anything else is in proportion to what was paid.
 */
function refundSold({ details: { rate, source } }: Paid, refund: Money, paid: number): number {
  const bought = paidNow(source.rooms)
  const isTheirs = source.rooms.every(({ now }) => now.currency === refund.currency)
  if (isTheirs && refund.amount >= bought) return paid
  const step = source.refundUntil.findIndex(
    (each) => each.refund.amount === refund.amount && each.refund.currency === refund.currency,
  )
  const shown = rate.refundUntil[step]
  if (shown) return shown.refund.amount
  if (!isTheirs || bought === 0) {
    return convert(refund.amount, refund.currency, rate.price.now.currency)
  }
  const sold = rate.price.now.amount
  return Number(
    (2n * BigInt(refund.amount) * BigInt(sold) + BigInt(bought)) / (2n * BigInt(bought)),
  )
}
