import type { Money } from '../../contract/money.ts'
import { formatMoney, isPlainCurrency } from '../../contract/words/format-money.ts'

/**
 * Returns an amount as a column of amounts shows it: with the decimals of its currency even if they're zeros, which prices on
 * the site leave out for some currencies.
 */
export const fullMoney = (value: Money, tag: string): string =>
  isPlainCurrency(value.currency) && value.amount % 100 === 0
    ? // These have the figure last in any language.
      `${formatMoney(value, tag)}.00`
    : formatMoney(value, tag)
