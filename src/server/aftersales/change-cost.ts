import type { PriceLine } from '../../contract/checkout/price-line.ts'
import type { QuoteLine } from '../../contract/checkout/quote.ts'
import { type Money, money } from '../../contract/money.ts'
import type { ChangeCost, StoredQuote } from './quote.ts'

/** Returns a change's cost as its quote shows it. */
export const quotedCost = (
  { difference, fee }: ChangeCost,
  currency: string,
): { lines: QuoteLine[]; amount: Money } => ({
  lines: [
    { kind: 'price_difference', amount: money(difference, currency) },
    { kind: 'supplier_fee', amount: money(fee, currency) },
  ],
  amount: money(difference + fee, currency),
})

/** Returns the price lines that a quoted change adds to what was bought, without lines of zero. */
export function costLines({ terms, amount: { currency } }: StoredQuote): PriceLine[] {
  if (terms.kind === 'refund') return []
  return [
    { kind: 'change' as const, amount: money(terms.difference, currency) },
    { kind: 'fee' as const, amount: money(terms.fee, currency) },
  ]
    .filter(({ amount }) => amount.amount !== 0)
    .map(({ kind, amount }) => ({ kind, count: 1, amount, due: 'now' }))
}
