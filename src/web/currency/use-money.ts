import type { Money } from '../../contract/money.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { useLocale } from '../locale/language.ts'

/**
 * Returns a function that formats money: `const money = useMoney(); t('payment.button', { total: money(order.total)
 * })`.
 */
export function useMoney(): (value: Money) => string {
  const { tag } = useLocale()
  return (value) => formatMoney(value, tag)
}
