import type { Offer } from '../../../contract/flight/offer.ts'
import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { formatList } from '../../../contract/words/format.ts'
import { useT } from '../../locale/language.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { Card } from '../../ui/page/card.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { OfferConditions } from '../confirm/offer-terms.tsx'
import { cabinText } from '../fare/baggage-text.tsx'
import { AirportSwitchNotice } from '../slice/airport-switch-notice.tsx'
import { SliceSummary } from '../slice/slice-summary.tsx'
import { StopNotice } from '../slice/stop-notice.tsx'
import { OrderBags } from './order-bags.tsx'

interface PurchaseDetailsProps {
  items: readonly PurchasedItem[]
  airports: PlaceNames
}

/** Renders what is being paid for: the flights with bags and conditions; for a change, also what they replace. */
export function PurchaseDetails({ items, airports }: PurchaseDetailsProps) {
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
      <Card aria-label={heading} title={heading}>
        {!replaces && <AirportSwitches offers={offers} airports={airports} />}
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

interface AirportSwitchesProps {
  offers: readonly Offer[]
  airports: PlaceNames
}

function AirportSwitches({ offers, airports }: AirportSwitchesProps) {
  const slices = offers.map(({ slice }) => slice)
  const [out, back] = slices
  const city = (code: string | undefined) => code && cityOf(airports, code)
  const isReturn =
    slices.length === 2 && city(out?.from) === city(back?.to) && city(out?.to) === city(back?.from)
  return (
    <div className="not-empty:mb-4">
      <AirportSwitchNotice
        slices={slices}
        tripType={isReturn ? 'roundtrip' : 'multicity'}
        airports={airports}
      />
    </div>
  )
}
