import type { ReactNode } from 'react'
import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { formatList } from '../../../contract/words/format.ts'
import { useT } from '../../locale/language.ts'
import type { PlaceNames } from '../../place/place-names.ts'
import { Card } from '../../ui/page/card.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { OfferConditions } from '../confirm/offer-terms.tsx'
import { cabinText } from '../fare/baggage-text.tsx'
import { SliceSummary } from '../slice/slice-summary.tsx'
import { StopNotice } from '../slice/stop-notice.tsx'
import { OrderBags } from './order-bags.tsx'
import { TripAirportSwitches } from './trip-airport-switches.tsx'

interface PurchaseDetailsProps {
  items: readonly PurchasedItem[]
  airports: PlaceNames
  /** The link that leads to the bags' form. */
  edit?: ReactNode
}

/** Renders what is being paid for: the flights with bags and conditions; for a change, also what they replace. */
export function PurchaseDetails({ items, airports, edit }: PurchaseDetailsProps) {
  const t = useT()
  const bought = items.flatMap(({ flight, travellers }) =>
    flight ? [{ flight, travellers, offer: flight.offer }] : [],
  )
  const offers = bought.map(({ offer }) => offer)
  const replaces = bought.find(({ flight }) => flight.replaces)?.flight.replaces
  const count = offers.reduce((sum, { slice }) => sum + slice.segments.length, 0)
  const heading = replaces ? t('flight-changes.quote-to', { count }) : t('flight-order.flights')
  return (
    <>
      {replaces && (
        <Card
          title={t('flight-changes.quote-from', { count: replaces.slice.segments.length })}
          className="bg-transparent text-ink-soft"
        >
          <SliceSummary slice={replaces.slice} airports={airports} />
        </Card>
      )}
      <Card aria-label={heading} title={heading} aside={edit}>
        {!replaces && (
          <div className="not-empty:mb-4">
            <TripAirportSwitches slices={offers.map(({ slice }) => slice)} airports={airports} />
          </div>
        )}
        <ul className="grid gap-6">
          {bought.map(({ flight, travellers, offer }) => (
            <li key={offer.id} className="border-t border-line pt-6 first:border-0 first:pt-0">
              <p className="mb-1 text-ink-soft">
                <DateTime value={offer.slice.departure.slice(0, 10)} look="full" />
              </p>
              <SliceSummary slice={offer.slice} airports={airports} compact />
              <p className="mt-1 text-ink-soft">
                {t('flight-order.flight-and-fare', {
                  flights: formatList(
                    offer.slice.segments.map(
                      ({ airlineName, flight }) => `${airlineName} ${flight}`,
                    ),
                    t.tagOf('flight-order.flight-and-fare'),
                  ),
                  family: offer.family.name,
                  cabin: cabinText(t, offer.family.cabin),
                })}
              </p>
              {offer.slice.stopType === 'onestop' && (
                <div className="mt-4 grid gap-2">
                  <StopNotice slice={offer.slice} airports={airports} />
                </div>
              )}
              <OrderBags flight={flight} travellers={travellers} />
              <div className="mt-4">
                <OfferConditions offer={offer} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
