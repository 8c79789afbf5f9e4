import type { StayPrice } from '../../../contract/hotel/rate.ts'
import { useT } from '../../locale/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { StaySums } from '../price/stay-sums.tsx'

/** Renders the whole stay's total on narrow screens, always visible and expandable to the three sums. */
export function SumsBar({ price }: { price: StayPrice }) {
  const t = useT()
  return (
    <details className="group sticky top-0 z-10 -mx-4 mb-6 border-y border-line bg-raised md:-mx-6 lg:hidden">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-4 md:px-6">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-ink-soft">{t('hotel.sum-total')}</span>
          <Money amount={price.total.amount} currency={price.total.currency} size="lg" />
        </span>
        <span className="flex items-center gap-1 font-medium text-sea">
          {t('hotel-book.details')}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="border-t border-line px-4 py-3 md:px-6">
        <StaySums price={price} />
      </div>
    </details>
  )
}
