import type { StayPrice } from '../../../contract/hotel/rate.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { Money } from '../../ui/money.tsx'
import { dueOf } from './due-of.ts'

interface StaySumsProps {
  price: StayPrice
  /** Whether the total is the largest figure on the page. */
  largest?: boolean
}

/** Renders the three sums of a stay, which are never mixed: what we charge, what the property charges, and both. */
export function StaySums({ price, largest = false }: StaySumsProps) {
  const t = useT()
  const money = useMoney()
  const { now, atProperty, total } = price
  const { due, estimate } = dueOf(price)
  return (
    <dl
      className="grid gap-2"
      data-total={total.amount}
      data-currency={total.currency}
      suppressHydrationWarning
    >
      <div className="flex items-baseline justify-between gap-4">
        <dt>{t('hotel.sum-now')}</dt>
        <dd data-sum="now">
          <Money amount={now.amount} currency={now.currency} />
        </dd>
      </div>
      {atProperty && (
        <div className="flex items-baseline justify-between gap-4">
          <dt>
            {t('hotel.sum-there')}
            {!estimate && atProperty.amount.currency !== total.currency && (
              <span className="block text-xs text-ink-soft">
                {t('hotel.about', { amount: money(atProperty.estimate) })}
              </span>
            )}
          </dt>
          <dd data-sum="at-property">
            <Money amount={atProperty.amount.amount} currency={atProperty.amount.currency} />
          </dd>
        </div>
      )}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="font-semibold">
          {t('hotel.sum-total')}
          {estimate && (
            <span className="block text-xs font-normal text-ink-soft">
              {t('hotel.about', { amount: money(estimate) })}
            </span>
          )}
        </dt>
        <dd data-sum="total">
          <Money amount={due.amount} currency={due.currency} size={largest ? '2xl' : 'lg'} />
        </dd>
      </div>
    </dl>
  )
}
