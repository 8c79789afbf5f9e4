import type { QuoteLine } from '../../../contract/checkout/quote.ts'
import { type Money, money } from '../../../contract/money.ts'
import { atRateOf, penaltySold, type Sold } from '../order-item/fare-penalty.ts'
import type { ChangeCost } from './exchange-terms.ts'

/** Returns the cost of replacing an item's flights with others. */
export function changeCost(
  item: Sold,
  change: { difference: Money; penalty: Money },
): { cost: ChangeCost; lines: QuoteLine[]; amount: Money } {
  const { currency } = item.details.offer.price
  const difference = atRateOf([item], change.difference)
  const fee = penaltySold([item], change.penalty, 'change')
  return {
    cost: { difference, fee },
    lines: [
      { kind: 'price_difference', amount: money(difference, currency) },
      { kind: 'supplier_fee', amount: money(fee, currency) },
    ],
    amount: money(difference + fee, currency),
  }
}
