import type { Hotel } from '../../../../contract/hotel/hotel.ts'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { checkInText, checkOutText } from '../../terms/stay-facts.tsx'

type PoliciesProps = { hotel: Pick<Hotel, 'checkIn' | 'checkOut' | 'policies' | 'zone'> }

/** Renders a property's rules; all times are its own. */
export function Policies({ hotel }: PoliciesProps) {
  const t = useT()
  const format = useFormat()
  const { policies, zone } = hotel
  const { minimumAge: age, pets, smoking } = policies
  const rules = [
    [t('hotel.check-in'), checkInText(t, format, hotel)],
    [t('hotel.check-out'), checkOutText(t, format, hotel)],
    [
      t('hotel-review.policy-children'),
      t(policies.childrenWelcome ? 'hotel-review.children-yes' : 'hotel-review.children-no'),
    ],
    [t('hotel-review.policy-age'), age && t('hotel-review.minimum-age', { age })],
    [t('hotel-review.policy-pets'), pets && t(`hotel-review.pets-${pets}`)],
    [t('hotel-review.policy-smoking'), smoking && t(`hotel-review.smoking-${smoking}`)],
  ]
  return (
    <section aria-labelledby="policies">
      <h2 id="policies" className="text-lg font-semibold tracking-tight">
        {t('hotel-review.policies')}
      </h2>
      <dl className="mt-3 grid gap-2">
        {rules.map(
          ([name, rule]) =>
            rule && (
              <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4">
                <dt className="text-ink-soft">{name}</dt>
                <dd>{rule}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-2 text-xs text-ink-soft" suppressHydrationWarning>
        {t('hotel-review.policy-local', { zone: format.zone(zone) })}
      </p>
    </section>
  )
}
