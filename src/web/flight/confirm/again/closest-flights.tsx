import type { Money as MoneyValue } from '../../../../contract/money.ts'
import { formatList } from '../../../../contract/words/format.ts'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import type { PlaceNames } from '../../../place/place-names.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Money } from '../../../ui/money.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { SliceSummary } from '../../slice/slice-summary.tsx'
import { usePriceMove } from '../fare-ladder.tsx'
import type { Alternatives } from './load-again.ts'

export interface ClosestFlightsProps {
  trips: readonly (Alternatives['alternatives'][number] & { to: string })[]
  /** The price of the sold-out flights. */
  oldPrice: MoneyValue
  airports: PlaceNames
}

/** Renders alternatives to sold-out flights, each one click away. */
export function ClosestFlights({ trips, oldPrice, airports }: ClosestFlightsProps) {
  const t = useT()
  const money = useMoney()
  const priceMove = usePriceMove()
  return (
    <section className="mt-2">
      <h2 className="mb-3 text-lg font-semibold tracking-tight">
        {t('flight-confirm.closest-title')}
      </h2>
      <ul className="grid gap-3">
        {trips.map(({ offers, price, to }) => (
          <Card as="li" pad="sm" key={to}>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
              <div className="grid min-w-0 flex-1 basis-64 gap-4">
                {offers.map(({ id, slice, family }) => (
                  <div key={id}>
                    <SliceSummary slice={slice} airports={airports} />
                    <p className="ps-11 text-xs text-ink-soft">{family.name}</p>
                  </div>
                ))}
              </div>
              <div className="flex flex-1 flex-wrap items-center justify-between gap-3 sm:flex-none sm:flex-col sm:items-end">
                <p className="sm:text-end">
                  <Money amount={price.amount} currency={price.currency} size="lg" />
                  <span className="tabular block text-xs text-ink-soft">
                    {priceMove(oldPrice, price)}
                  </span>
                </p>
                <LinkButton
                  to={to}
                  aria-label={t('flight-confirm.closest-choose-label', {
                    flights: formatList(
                      offers.flatMap(({ slice }) => slice.segments.map((each) => each.flight)),
                      t.tagOf('flight-confirm.closest-choose-label'),
                    ),
                    total: money(price),
                  })}
                >
                  {t('flight-confirm.fare-choose')}
                </LinkButton>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
