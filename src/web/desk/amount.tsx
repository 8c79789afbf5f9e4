import type { Money } from '../../contract/money.ts'
import { useLocale } from '../locale/language.ts'
import { fullMoney } from './full-money.ts'

/** Renders an amount of money in a column of them. */
export function Amount({ amount, currency }: Money) {
  const { tag } = useLocale()
  return (
    <span suppressHydrationWarning className="tabular whitespace-nowrap">
      {fullMoney({ amount, currency }, tag)}
    </span>
  )
}
