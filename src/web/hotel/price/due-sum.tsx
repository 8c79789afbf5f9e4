import type { StayPrice } from '../../../contract/hotel/rate.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { Money } from '../../ui/money.tsx'
import { dueOf } from './due-of.ts'

/** Renders what a stay costs as a row's largest figure, with an estimate if it's due in another currency. */
export function DueSum({ price }: { price: StayPrice }) {
  const t = useT()
  const money = useMoney()
  const { due, estimate } = dueOf(price)
  return (
    <p suppressHydrationWarning>
      <Money amount={due.amount} currency={due.currency} size="lg" />
      {estimate && (
        <span className="block text-xs text-ink-soft">
          {t('hotel.about', { amount: money(estimate) })}
        </span>
      )}
    </p>
  )
}
