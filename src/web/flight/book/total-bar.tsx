import type { Booking } from '../../../contract/booking.ts'
import { useT } from '../../locale/use-t.ts'
import { lineLabel } from '../../order/price-lines.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'

/** The total at the foot of narrow screens, always in sight, which unfolds into what it is made of. */
export function TotalBar({ booking: { lines, total } }: { booking: Booking }) {
  const t = useT()
  return (
    <details className="group sticky bottom-0 z-10 border-t border-line bg-raised shadow-float lg:hidden">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-4">
        <span className="flex items-baseline gap-2">
          <span className="text-ink-soft">{t('flight-book.total-now')}</span>
          <Money amount={total.amount} currency={total.currency} size="lg" />
        </span>
        <span className="flex items-center gap-1 font-medium text-sea">
          {t('flight-book.details')}
          <Icon name="chevron-up" className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <dl className="grid gap-2 border-t border-line px-4 py-3">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <div key={index} className="flex items-baseline justify-between gap-4">
            <dt>{lineLabel(t, line)}</dt>
            <dd>
              <Money amount={line.amount.amount} currency={line.amount.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
