import type { Rate } from '../../../contract/hotel/rate.ts'
import type { useMoney } from '../../currency/use-money.ts'
import type { Translate } from '../../locale/word-store.ts'

type Charge = NonNullable<Rate['guaranteeCharge']>

/** Returns what may be charged to a saved card, in the property's currency, with an estimate in the visitor's. */
export function chargeText(
  t: Translate,
  { amount, estimate }: Charge,
  money: ReturnType<typeof useMoney>,
): string {
  if (amount.currency === estimate.currency) return money(amount)
  return t('hotel.guarantee-charge', { amount: money(amount), estimate: money(estimate) })
}
