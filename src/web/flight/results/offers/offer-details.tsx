import type { Slice } from '../../../../contract/flight/offer.ts'
import { ShareButton } from '../../../link/share-button.tsx'
import { useT } from '../../../locale/language.ts'
import { SliceDetails } from '../../slice/slice-details.tsx'
import { StopNotice } from '../../slice/stop-notice.tsx'
import type { RestOfTrip } from '../choices/trip-price.ts'
import { FareCard } from './fare-card.tsx'
import { groupFares } from './group-fares.ts'
import type { ResultOffers } from './result-offers.ts'

interface OfferDetailsProps {
  found: ResultOffers
  /** The price of the trip's other flights. */
  rest: RestOfTrip
  pick: string | undefined
  sharing: (slice: Slice, price: number) => string
}

/** Renders an expanded row: its flights, important notes, and the fares side by side. */
export function OfferDetails({ found, rest, pick, sharing }: OfferDetailsProps) {
  const t = useT()
  const { slice, airports, offers } = found
  const fares = groupFares(offers)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-label={t('flight-offers.flights')}>
        <SliceDetails slice={slice} airports={airports} />
        <div className="mt-3 flex">
          <ShareButton
            size="sm"
            label={t('flight-share.share-flights')}
            page={sharing(slice, offers[0]?.price.amount ?? 0)}
          />
        </div>
      </section>
      <StopNotice slice={slice} airports={airports} />
      <section aria-label={t('flight-offers.fares')}>
        <h3 className="font-semibold">{t('flight-offers.fares')}</h3>
        <p className="mb-3 text-xs text-ink-soft">{t('flight-offers.fares-note')}</p>
        <ul className="-mx-3 flex snap-x scroll-px-3 gap-3 overflow-x-auto px-3 pb-2 md:mx-0 md:grid md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] md:overflow-visible md:px-0">
          {fares.map((fare) => (
            <FareCard
              key={fare.best.id}
              fare={fare}
              cheapest={fares[0]?.best.price.amount ?? 0}
              rest={rest}
              pick={pick}
              care={slice.stopType === 'onestop'}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}
