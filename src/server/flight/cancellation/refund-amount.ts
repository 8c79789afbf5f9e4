import type { QuoteLine } from '../../../contract/checkout/quote.ts'
import { type Money, money } from '../../../contract/money.ts'
import type { CancellationPart } from '../../order/product.ts'
import { changeFeesOf, type Item, priceOf } from '../../order/whole-order.ts'
import { isFarePenalty, penaltyOf, penaltySold, type Sold } from '../order-item/fare-penalty.ts'

/** A flight with its price lines. */
type Paid = Sold & Pick<Item, 'lines'>

/**
 * Returns the refund for cancelling these flights: what was paid for them, minus what the airline keeps now and the
 * fees of earlier changes, which it has earned. Nothing is deducted if the airline caused the cancellation.
 */
export function refundAmount(
  items: readonly Paid[],
  penalty: Money,
  isInvoluntary: boolean,
): { lines: QuoteLine[]; amount: Money } {
  const currency = items[0]?.details.offer.price.currency ?? penalty.currency
  const paid = priceOf(items)
  const fees = isInvoluntary ? 0 : changeFeesOf(items)
  const asked = fees + penaltySold(items, penalty, 'refund')
  const kept = Math.min(paid, Math.max(0, asked))
  return {
    lines: [
      { kind: 'paid', amount: money(paid, currency) },
      { kind: 'supplier_fee', amount: money(0 - kept, currency) },
    ],
    amount: money(paid - kept, currency),
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
