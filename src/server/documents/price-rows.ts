import { formatMoney } from '../../contract/words/format-money.ts'
import type { Item } from '../order/whole-order.ts'
import type { Say } from '../platform/words.ts'
import { productWords } from './product-words.ts'

/**
 * Returns what was charged for items in an order's currency, as label and formatted amount: a row for each kind of price
 * line or own label. The rows add up to the items' price.
 */
export function priceRows(
  items: readonly Item[],
  currency: string,
  say: Say,
): [label: string, amount: string][] {
  const lines = items.flatMap((item) => {
    const words = productWords([item], say)
    return item.lines
      .filter(({ due }) => due === 'now')
      .map(({ kind, label, amount }) => ({
        label:
          kind === 'promo'
            ? say('receipt-promo', { code: label ?? '' })
            : (label ?? words(`receipt-${kind}`)),
        amount: amount.amount,
      }))
  })
  return [...Map.groupBy(lines, ({ label }) => label)].map(([label, same]) => {
    const amount = same.reduce((sum, each) => sum + each.amount, 0)
    return [label, formatMoney({ amount, currency }, say.tag)]
  })
}
