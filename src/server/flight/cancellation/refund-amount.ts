import { type Money, money } from '../../../contract/money.ts'
import { chargedShare, fullPriceOf } from '../../order/discount.ts'
import type { CancellationPart, CancellationTerms } from '../../order/product.ts'
import { changeFeesOf, type Item, priceOf } from '../../order/whole-order.ts'
import { isFarePenalty, penaltyOf, penaltySold, type Sold } from '../order-item/fare-penalty.ts'

/** A flight with its price lines. */
type Paid = Sold & Pick<Item, 'lines'>

/**
 * Returns the refund for cancelling these flights: what was paid for them, minus what the airline keeps now and the
 * fees of earlier changes, which it has earned. Nothing is deducted if the airline caused the cancellation. With a promo
 * code it's the same share of what was charged (095-promo-codes.md).
 */
export function refundAmount(
  items: readonly Paid[],
  penalty: Money,
  isInvoluntary: boolean,
): Pick<CancellationTerms, 'lines' | 'amount' | 'discount'> {
  const currency = items[0]?.details.offer.price.currency ?? penalty.currency
  const paid = priceOf(items)
  const full = fullPriceOf(items)
  const fees = isInvoluntary ? 0 : changeFeesOf(items)
  const asked = fees + penaltySold(items, penalty, 'refund')
  const left = full - Math.min(full, Math.max(0, asked))
  const amount = chargedShare(items, left)
  return {
    lines: [
      { kind: 'paid', amount: money(paid, currency) },
      { kind: 'supplier_fee', amount: money(0 - (paid - amount), currency) },
    ],
    amount: money(amount, currency),
    ...(left > amount ? { discount: left - amount } : {}),
  }
}

/**
 * Returns the refund for each journey of a reservation. If the airline's fee isn't the sum of the fares' own
 * conditions, it can't be split, and the reservation is a single part. The amounts add up to that of `refundAmount`.
 */
export function refundParts(
  items: readonly (Paid & { id: string })[],
  penalty: Money,
  isInvoluntary: boolean,
): CancellationPart[] {
  const whole = refundAmount(items, penalty, isInvoluntary)
  const together = [
    { itemIds: items.map(({ id }) => id), lines: whole.lines, amount: whole.amount.amount },
  ]
  const isOfFares = isFarePenalty(items, penalty, 'refund')
  if (items.length < 2 || !(isOfFares || penalty.amount === 0)) return together
  const parts = items.map((item) => {
    const own = isOfFares ? penaltyOf([item.details.source.refund]) : money(0, penalty.currency)
    const { lines, amount } = refundAmount([item], own ?? penalty, isInvoluntary)
    return { itemIds: [item.id], lines, amount: amount.amount }
  })
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  return sum === whole.amount.amount ? parts : together
}
