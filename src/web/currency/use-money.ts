import type { Money } from '../../contract/money.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { useVisitor } from '../session/page-state.tsx'

/** `const money = useMoney(); t('pay.button', { total: money(order.total) })`. */
export function useMoney(): (value: Money) => string {
  const { tag } = useVisitor().locale
  return (value) => formatMoney(value, tag)
}
