import type { TripType } from '../../../contract/flight/flight-terms.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { stricterLegs } from '../fare/lost-conditions.ts'
import { LostList } from '../fare/lost-list.tsx'

/** Renders a warning, before any consent, about flights with stricter conditions than the trip's others. */
export function StricterLegs({
  offers,
  tripType,
}: {
  offers: readonly Offer[]
  tripType: TripType
}) {
  const t = useT()
  const legs = stricterLegs(offers)
  if (legs.length === 0) return null
  return (
    <div className="grid gap-2">
      {legs.map(({ leg, lost }) => (
        <Alert
          key={leg}
          tone="error"
          title={
            tripType === 'roundtrip'
              ? t(leg === 0 ? 'flight-confirm.stricter-out' : 'flight-confirm.stricter-back')
              : t('flight-confirm.stricter-flight', { number: leg + 1 })
          }
        >
          <LostList lost={lost} />
        </Alert>
      ))}
    </div>
  )
}
