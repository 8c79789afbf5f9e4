import type { Offer } from '../../../contract/flight/offer.ts'
import { formatList } from '../../../contract/words/format.ts'
import { useT } from '../../locale/language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { BaggageText } from '../fare/baggage-text.tsx'
import { ConditionLine } from '../fare/condition-line.tsx'
import { travellersOf } from '../fare/condition-text.tsx'
import { baggageRows } from './baggage-rows.ts'

interface OfferTermsProps {
  offer: Offer
  /** Shown below the baggage, such as bags bought in addition. */
  children?: React.ReactNode
}

/** Renders a fare's baggage by passenger and flight, and its refund and change conditions. */
export function OfferTerms({ offer, children }: OfferTermsProps) {
  const t = useT()
  const rows = baggageRows(offer)
  return (
    <div className="mt-6 grid gap-6 border-t border-line pt-4 sm:grid-cols-2">
      <section>
        <h3 className="mb-2 font-semibold">{t('flight-confirm.included')}</h3>
        {rows.map((row) => {
          const who = row.types?.map((type) => t(`flight-shared.type-${type}`))
          const scope = [
            who && formatList(who, t.tagOf('flight-shared.type-adult')),
            row.flights &&
              t('flight-confirm.on-flight', {
                flight: formatList(row.flights, t.tagOf('flight-confirm.on-flight')),
              }),
          ].filter(Boolean)
          return (
            <dl key={JSON.stringify(row)} className="mb-2 grid gap-1">
              {scope.length > 0 && (
                <p className="text-xs font-medium text-ink-soft">{scope.join(' ')}</p>
              )}
              <Term icon="bag-cabin" label={t('flight-confirm.cabin-bag')}>
                <BaggageText baggage={row.cabinBag} />
              </Term>
              <Term icon="bag" label={t('flight-confirm.checked-bag')}>
                <BaggageText baggage={row.checkedBag} />
              </Term>
            </dl>
          )
        })}
        {children}
      </section>
      <OfferConditions offer={offer} />
    </div>
  )
}

/** Renders whether a fare can be changed and refunded, and for what fee. */
export function OfferConditions({ offer }: { offer: Offer }) {
  const t = useT()
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('flight-confirm.conditions')}</h3>
      <ul className="grid gap-1">
        {(['change', 'refund'] as const).map((what) => (
          <li key={what}>
            <ConditionLine what={what} condition={offer[what]} travellers={travellersOf(offer)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TermProps {
  icon: IconName
  label: string
  children: React.ReactNode
}

function Term({ icon, label, children }: TermProps) {
  return (
    <div className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 text-ink-soft" />
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
