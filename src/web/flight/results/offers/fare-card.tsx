import { Link } from 'react-router'
import { useMoney } from '../../../currency/use-money.ts'
import { useT } from '../../../locale/language.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Badge } from '../../../ui/page/badge.tsx'
import { cabinText } from '../../fare/baggage-text.tsx'
import { ConditionLine } from '../../fare/condition-line.tsx'
import type { RestOfTrip } from '../choices/trip-price.ts'
import { FareBaggage, FareLine } from './fare-baggage.tsx'
import type { BareOffer, Fare } from './group-fares.ts'

interface FareCardProps {
  fare: Fare
  /** The row's lowest price, for comparison. */
  cheapest: number
  /** The price of the trip's other flights, included in prices as on the row. */
  rest: RestOfTrip
  pick: string | undefined
  /** Whether it's a self-transfer, which selecting it accepts. */
  care: boolean
}

const labels = {
  select: {
    only: 'flight-offers.select-label',
    unknown: 'flight-offers.select-label',
    from: 'flight-offers.select-from-label',
    total: 'flight-offers.select-total-label',
  },
  accept: {
    only: 'flight-offers.accept-label',
    unknown: 'flight-offers.accept-label',
    from: 'flight-offers.accept-from-label',
    total: 'flight-offers.accept-total-label',
  },
} as const

/** Renders one fare family: baggage and conditions, price, and the button that selects it. */
export function FareCard({ fare, cheapest, rest, pick, care }: FareCardProps) {
  const t = useT()
  const money = useMoney()
  const { best, others } = fare
  const more = best.price.amount - cheapest
  const total = (offer: BareOffer) =>
    money({ ...offer.price, amount: offer.price.amount + rest.amount })
  const isOfTrip = rest.kind === 'from' || rest.kind === 'total'
  return (
    // The cards share rows (subgrid), so that they can be compared side by side.
    <li className="flex w-64 shrink-0 snap-start flex-col gap-3 rounded border border-line bg-paper p-4 md:row-span-5 md:grid md:w-auto md:grid-rows-subgrid md:p-3">
      <div>
        <h4 className="font-semibold">{best.family.name}</h4>
        <p className="text-xs text-ink-soft">{cabinText(t, best.family.cabin)}</p>
      </div>
      <ul className="grid content-start gap-2 text-xs">
        <FareBaggage offer={best} />
        {(['refund', 'change'] as const).map((what) => (
          <li key={what}>
            <ConditionLine what={what} condition={best[what]} size={16} />
          </li>
        ))}
        {best.needs.documents !== 'none' && (
          <FareLine icon="passport">{t(`flight-offers.document-${best.needs.documents}`)}</FareLine>
        )}
      </ul>
      <div className="mt-auto md:self-end">
        {best.seatsLeft !== undefined && (
          <Badge tone="amber">{t('flight-offers.seats-left', { count: best.seatsLeft })}</Badge>
        )}
        {rest.kind !== 'only' && (
          <p className="text-xs text-ink-soft">{t(`flight-results.price-${rest.kind}`)}</p>
        )}
        <p className="text-lg font-bold tabular">{total(best)}</p>
        {isOfTrip && (
          <p className="text-xs text-ink-soft tabular">
            {t('flight-results.price-own', { amount: money(best.price) })}
          </p>
        )}
        <p className="min-h-5 text-xs text-ink-soft">
          {more > 0 && t('flight-offers.more', { amount: money({ ...best.price, amount: more }) })}
        </p>
        {best.passengers.length > 1 && <PerPerson offer={best} />}
      </div>
      {pick && (
        <LinkButton
          to={pick + encodeURIComponent(best.id)}
          block
          aria-label={t(labels[care ? 'accept' : 'select'][rest.kind], {
            family: best.family.name,
            price: total(best),
          })}
        >
          {t(care ? 'flight-offers.accept' : 'flight-offers.select')}
        </LinkButton>
      )}
      <div className="text-xs text-ink-soft">
        {t('flight-offers.sold-by', { supplier: best.supplierName })}
        {others.length > 0 && (
          <details>
            <summary className="inline-flex min-h-9 items-center font-semibold text-sea">
              {t('flight-offers.also')}
            </summary>
            <ul>
              {others.map((each) => (
                <li key={each.id}>
                  {pick ? (
                    <Link to={pick + encodeURIComponent(each.id)} className="underline">
                      {each.supplierName}: {total(each)}
                    </Link>
                  ) : (
                    `${each.supplierName}: ${total(each)}`
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

function PerPerson({ offer }: { offer: BareOffer }) {
  const t = useT()
  const money = useMoney()
  return (
    <>
      <ul className="text-xs text-ink-soft">
        {offer.passengers.map(({ type, count, total }) => (
          <li key={type} className="flex justify-between gap-2">
            <span>{t(`flight-offers.per-${type}`, { count })}</span>
            <span className="tabular">{money(total)}</span>
          </li>
        ))}
      </ul>
      {offer.splitEstimated && (
        <p className="text-xs text-ink-soft">{t('flight-shared.split-estimated')}</p>
      )}
    </>
  )
}
