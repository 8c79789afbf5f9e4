import type { Fare, Offer } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { Badge } from '../../ui/page/badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { cabinText } from '../fare/baggage-text.tsx'
import { SliceDetails } from '../slice/slice-details.tsx'
import { StopNotice } from '../slice/stop-notice.tsx'
import { FareLadder } from './fare-ladder.tsx'
import { OfferTerms } from './offer-terms.tsx'

interface OfferCardProps {
  offer: Offer
  otherFares: readonly Fare[]
  airports: PlaceNames
  number: number
  count: number
}

/** Renders one journey of the trip, flight by flight, with its fare's baggage and conditions, and its other fares. */
export function OfferCard({ offer, otherFares, airports, number, count }: OfferCardProps) {
  const t = useT()
  const { slice, family, seatsLeft } = offer
  return (
    <Card
      title={`${cityOf(airports, slice.from)} – ${cityOf(airports, slice.to)}`}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {seatsLeft !== undefined && (
            <Badge tone="amber">{t('flight-confirm.seats-left', { count: seatsLeft })}</Badge>
          )}
          <Badge>
            {t('flight-confirm.sold-by', {
              family: family.name,
              cabin: cabinText(t, family.cabin),
            })}
          </Badge>
        </span>
      }
    >
      <p className="-mt-3 mb-4 text-ink-soft">
        <DateTime value={slice.departure.slice(0, 10)} look="full" />
        {count > 1 && ` · ${t('flight-confirm.flight-of', { number, count })}`}
      </p>
      <SliceDetails slice={slice} airports={airports} />
      {slice.stopType === 'onestop' && (
        <div className="mt-4 grid gap-2">
          <StopNotice slice={slice} airports={airports} />
        </div>
      )}
      <OfferTerms offer={offer} />
      <FareLadder offer={offer} otherFares={otherFares} leg={number - 1} />
    </Card>
  )
}
