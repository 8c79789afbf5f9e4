import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Money } from '../../../ui/money.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import { SliceSummary } from '../../slice/slice-summary.tsx'
import type { SharedToday } from './load-shared-trip.ts'
import { priceNote } from './shared-price-note.ts'

interface SharedPanelProps {
  shared: SharedToday
  /** The number of travellers. */
  travellers: number
  /** Whether the search continues and missing flights may still arrive. */
  searching: boolean
  /** Returns the next step with these offers. */
  pickAll: (offers: readonly string[]) => string
}

/** Renders, above the results, the shared trip at today's price, or that it's gone (S2.63). */
export default function SharedPanel({ shared, travellers, searching, pickAll }: SharedPanelProps) {
  const t = useT()
  const money = useMoney()
  const { revalidate } = useRevalidator()
  const { state, legs, airports, price } = shared
  // A late result may be the flight, or a lower price for it.
  const overdue = !shared.final && !searching
  useEffect(() => {
    if (overdue) void revalidate()
  }, [overdue, revalidate])

  if (state !== 'found') {
    const lost = state === 'gone' || state === 'partly'
    return (
      <div data-shared={state}>
        <Alert
          tone={state === 'pending' ? 'info' : 'warning'}
          title={t('flight-share.shared-title')}
        >
          <p>{t(`flight-share.shared-${state}`)}</p>
          {lost && legs.length > 0 && (
            <div className="mt-3">
              <Legs legs={legs} airports={airports} />
            </div>
          )}
        </Alert>
      </div>
    )
  }
  const note = priceNote(t, money, shared)
  return (
    <section
      aria-labelledby="shared-heading"
      data-shared={state}
      data-price={price.amount}
      data-currency={price.currency}
      className="grid gap-4 rounded border-2 border-sea bg-surface p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6"
    >
      <div className="min-w-0">
        <h3 id="shared-heading" className="mb-3 font-semibold text-sea">
          {t('flight-share.shared-title')}
        </h3>
        <Legs legs={legs} airports={airports} />
      </div>
      <div className="grid gap-2 md:max-w-64 md:text-end">
        <p>
          <Money amount={price.amount} currency={price.currency} size="lg" />
          <span className="block text-xs text-ink-soft">
            {t('flight-share.shared-price', { count: travellers })}
          </span>
        </p>
        {note && (
          <p
            className={note.changed ? 'text-xs font-semibold text-amber' : 'text-xs text-ink-soft'}
          >
            {note.text}
          </p>
        )}
        {shared.otherFare && (
          <p className="text-xs font-semibold text-amber">{t('flight-share.shared-fare')}</p>
        )}
        <LinkButton
          to={pickAll(legs.map((each) => each.offer))}
          aria-label={t('flight-share.shared-choose-label', { price: money(price) })}
        >
          {t('flight-share.shared-choose')}
        </LinkButton>
      </div>
    </section>
  )
}

function Legs({ legs, airports }: Pick<SharedToday, 'legs' | 'airports'>) {
  return (
    <ul className="grid gap-4">
      {legs.map(({ offer, slice, fare }) => (
        <li key={offer}>
          <SliceSummary slice={slice} airports={airports} />
          <p className="ps-11 text-xs text-ink-soft">
            {slice.segments.map((each) => each.flight).join(', ')} · {fare}
          </p>
        </li>
      ))}
    </ul>
  )
}
