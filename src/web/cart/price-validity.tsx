import { useT } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { useClockAhead } from '../session/page-state/page-state.tsx'
import { DeadlineTime } from './deadline-time.tsx'

interface PriceValidityProps {
  /** ISO instant until which the supplier quoted the price. */
  priceUntil: string
  /** ISO instant until which the draft is kept. */
  keptUntil: string
}

/** Renders how long a draft's price and its details last; a supplier may change the price even before. */
export function PriceValidity({ priceUntil, keptUntil }: PriceValidityProps) {
  const t = useT()
  const left = Date.parse(priceUntil) - Date.now() - useClockAhead()
  return (
    <div className="grid gap-1 text-xs text-ink-soft" suppressHydrationWarning>
      <p>
        {left > 0 && (
          <T id="cart.price-until" tags={{ time: <DeadlineTime value={priceUntil} /> }} />
        )}{' '}
        {t('cart.price-checked')}
      </p>
      <p>
        <T id="cart.kept-until" tags={{ time: <DeadlineTime value={keptUntil} /> }} />
      </p>
    </div>
  )
}
