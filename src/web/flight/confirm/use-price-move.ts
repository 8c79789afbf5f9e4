import type { Money } from '../../../contract/money.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'

/** Returns what says how a price moved: "USD 2.56 more", "USD 2.56 less" or "Same price". */
export function usePriceMove(): (was: Money, now: Money) => string {
  const t = useT()
  const money = useMoney()
  return (was, now) => {
    const more = now.amount - was.amount
    const amount = money({ ...now, amount: Math.abs(more) })
    if (more === 0) return t('flight-confirm.fare-same')
    return t(more > 0 ? 'flight-confirm.fare-more' : 'flight-confirm.fare-less', { amount })
  }
}
