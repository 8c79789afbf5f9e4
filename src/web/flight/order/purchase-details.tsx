import type { Purchase } from '../../../contract/payment/payment.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { titleText } from '../../order/order-passengers.tsx'
import { type AirportNames, cityOf } from '../../place/airport-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { OfferConditions } from '../confirm/offer-terms.tsx'
import { AirportSwitchNotice } from '../shared/airport-switch-notice.tsx'
import { cabinText } from '../shared/baggage-text.tsx'
import { SliceSummary } from '../shared/slice-summary.tsx'
import { StopNotice } from '../shared/stop-notice.tsx'
import { OrderBags } from './order-bags.tsx'

interface PurchaseProps {
  purchase: Purchase
  airports: AirportNames
}

/** What the money is for: the flights with their bags and conditions, and who flies. */
export function PurchaseDetails({ purchase, airports }: PurchaseProps) {
  const t = useT()
  const format = useFormat()
  const { offers, replaces, travellers, allowances } = purchase
  const count = offers.reduce((sum, { slice }) => sum + slice.segments.length, 0)
  const heading = replaces ? t('aftersales.quote-to', { count }) : t('payment.flights')
  return (
    <>
      {replaces && (
        <Card
          title={t('aftersales.quote-from', { count: replaces.slice.segments.length })}
          className="bg-transparent text-ink-soft"
        >
          <SliceSummary slice={replaces.slice} airports={airports} />
        </Card>
      )}
      <Card aria-label={heading} title={heading}>
        {!replaces && <AirportSwitches offers={offers} airports={airports} />}
        <ul className="grid gap-6">
          {offers.map((offer, index) => (
            <li key={offer.id} className="border-t border-line pt-6 first:border-0 first:pt-0">
              <p className="mb-1 text-ink-soft">
                <DateTime value={offer.slice.departure.slice(0, 10)} look="full" />
              </p>
              <SliceSummary slice={offer.slice} airports={airports} compact />
              <p className="mt-1 text-ink-soft">
                {t('payment.flight-and-fare', {
                  flights: format.list(
                    offer.slice.segments.map(
                      ({ airlineName, flight }) => `${airlineName} ${flight}`,
                    ),
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
              <OrderBags item={{ offer, bags: allowances[index] ?? [] }} passengers={travellers} />
              <div className="mt-4">
                <OfferConditions offer={offer} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <PurchaseTravellers purchase={purchase} />
    </>
  )
}

function AirportSwitches({
  offers,
  airports,
}: Pick<Purchase, 'offers'> & Pick<PurchaseProps, 'airports'>) {
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

/** Who flies, under the names that tickets will show. */
function PurchaseTravellers({ purchase }: Pick<PurchaseProps, 'purchase'>) {
  const t = useT()
  const { travellers } = purchase
  return (
    <Card title={t('payment.step-travellers')} aria-label={t('payment.step-travellers')}>
      <ul className="grid gap-3">
        {travellers.map(({ type, title, givenName, surname }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: travellers are told apart by their place
          <li key={index} className="flex items-start gap-3">
            <Icon name="user" className="mt-0.5 text-ink-soft" />
            <div className="min-w-0 wrap-anywhere">
              <p>
                <span className="font-semibold">
                  {titleText(t, title)} {givenName} {surname}
                </span>{' '}
                <span className="text-ink-soft">{t(`order.type-${type}`)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
