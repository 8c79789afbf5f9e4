import type { Money } from '../money.ts'
import type { PriceLine } from './price-line.ts'

/** Returns what items cost on site: one amount for each currency, sorted by its code. */
export function onSiteSums(items: readonly { lines: readonly PriceLine[] }[]): Money[] {
  const sums = new Map<string, number>()
  for (const { due, amount } of items.flatMap(({ lines }) => lines)) {
    if (due !== 'on_site') continue
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amount)
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amount]) => ({ amount, currency }))
}

/** Returns whether two lists of these sums are the same. */
export const areSameSums = (one: readonly Money[], other: readonly Money[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ amount, currency }, at) => amount === other[at]?.amount && currency === other[at].currency,
  )
