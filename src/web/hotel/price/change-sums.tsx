import type { StayPrice } from '../../../contract/hotel/rate.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { Money } from '../../ui/money.tsx'

interface ChangeSumsProps {
  before: StayPrice
  after: StayPrice
}

/** Renders what a stay costs before and after a change. What is paid now is neither, and shown by its own name. */
export function ChangeSums({ before, after }: ChangeSumsProps) {
  const t = useT()
  return (
    <dl className="grid gap-2" suppressHydrationWarning>
      <Sum name="before" label={t('hotel.sum-before')} price={before} />
      <Sum name="after" label={t('hotel.sum-after')} price={after} />
    </dl>
  )
}

function Sum({ name, label, price }: { name: string; label: string; price: StayPrice }) {
  const t = useT()
  const money = useMoney()
  const { total, atProperty } = price
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">
        {label}
        {atProperty && (
          <span className="block text-xs text-ink-soft">
            {t('hotel.sum-there-part', { amount: money(atProperty.amount) })}
          </span>
        )}
      </dt>
      <dd data-sum={name}>
        <Money amount={total.amount} currency={total.currency} />
      </dd>
    </div>
  )
}
