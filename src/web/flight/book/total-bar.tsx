import type { Booking } from '../../../contract/flight/booking.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { summaryLines } from '../../order/price/summary-lines.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { offerParts } from '../fare/offer-parts.tsx'

/**
 * Renders the total on narrow screens, always visible and expandable to its price lines. It sticks to the top, because
 * at the bottom it would cover fields.
 */
export function TotalBar({ booking: { lines, total, offers } }: { booking: Booking }) {
  const t = useT()
  const money = useMoney()
  return (
    <details className="group sticky top-0 z-10 -mx-4 mb-6 border-y border-line bg-raised md:-mx-6 lg:hidden">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-4 md:px-6">
        <span className="flex items-baseline gap-2">
          <span className="text-ink-soft">{t('flight-book.total-now')}</span>
          <Money amount={total.amount} currency={total.currency} size="lg" />
        </span>
        <span className="flex items-center gap-1 font-medium text-sea">
          {t('flight-book.details')}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <dl className="grid max-h-[60dvh] gap-2 overflow-auto border-t border-line px-4 py-3 md:px-6">
        {summaryLines(offerParts(t, lines, offers), money).map(({ id, label, amount, note }) => (
          <div key={id} className="flex items-baseline justify-between gap-4">
            <dt>
              {label}
              {note && <span className="block text-xs text-ink-soft">{note}</span>}
            </dt>
            <dd>
              <Money amount={amount} currency={total.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
