import { useT } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { useClockAhead } from '../session/page-state/page-state.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'

interface PriceValidityProps {
  /** ISO instant until which the supplier quoted the price. */
  priceUntil: string
  /** ISO instant until which the draft is kept. */
  keptUntil: string
}

/** Renders how long a draft's price and its details last; a supplier may change the price even before. */
export function PriceValidity({ priceUntil, keptUntil }: PriceValidityProps) {
  const t = useT()
  const now = Date.now() + useClockAhead()
  return (
    <div className="grid gap-1 text-xs text-ink-soft" suppressHydrationWarning>
      <p>
        {Date.parse(priceUntil) > now && (
          <T
            id="cart.price-until"
            tags={{ time: <LocalTime value={priceUntil} look="date-time-zone" /> }}
          />
        )}{' '}
        {t('cart.price-checked')}
      </p>
      <p>
        <T
          id="cart.kept-until"
          tags={{ time: <LocalTime value={keptUntil} look="date-time-zone" /> }}
        />
      </p>
    </div>
  )
}
