import type { Money } from '../../contract/money.ts'
import type { Payable } from '../../contract/payment/payment.ts'

/** Returns whether a promo code can lower what is paid: only an order's own price, once it's agreed to. */
export const takesPromo = ({ change, charge, oldTotal, needsCode, total }: Payable): boolean =>
  !change && !charge && !oldTotal && !needsCode && total.amount > 0

/** Returns the promo code that is applied, and what it takes off all items. */
export function discountOf({
  items,
  total,
}: Pick<Payable, 'items' | 'total'>): { code: string; amount: Money } | undefined {
  const lines = items.flatMap((item) => item.lines).filter(({ kind }) => kind === 'promo')
  const code = lines[0]?.label
  if (!code) return undefined
  const amount = lines.reduce((sum, line) => sum - line.amount.amount, 0)
  return { code, amount: { amount, currency: total.currency } }
}
