import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { Translate } from '../../locale/word-store.ts'
import { usePlaceNames } from '../../place/place-names.ts'
import { baggageRows } from '../confirm/baggage-rows.ts'
import { baggageText, cabinText } from '../fare/baggage-text.tsx'
import { ConditionText, travellersOf } from '../fare/condition-text.tsx'
import { SliceSummary } from '../slice/slice-summary.tsx'

type FlightDetails = NonNullable<PurchasedItem['flight']>

/** Renders flights in the cart, each with its fare, for how many people it is, whether it can be refunded, and the bags. */
export function CartFlights({ items }: { items: readonly PurchasedItem[] }) {
  const t = useT()
  const format = useFormat()
  const airports = usePlaceNames()
  const peopleText = ({ passengers }: FlightDetails['offer']) =>
    format.list(
      passengers
        .filter(({ count }) => count > 0)
        .map(({ type, count }) => t(`traveller.count-${type}`, { count })),
    )
  return (
    <ul className="grid gap-4">
      {items.map(
        ({ flight }) =>
          flight && (
            <li key={flight.offer.id}>
              <SliceSummary slice={flight.offer.slice} airports={airports} />
              <p className="mt-1 text-xs text-ink-soft">
                {t('flight-order.cart-fare', {
                  family: flight.offer.family.name,
                  cabin: cabinText(t, flight.offer.family.cabin),
                })}{' '}
                ·{' '}
                <ConditionText
                  what="refund"
                  condition={flight.offer.refund}
                  travellers={travellersOf(flight.offer)}
                />{' '}
                · {peopleText(flight.offer)}
              </p>
              {bagLines(t, flight).map((line) => (
                <p key={line} className="text-xs text-ink-soft">
                  {line}
                </p>
              ))}
            </li>
          ),
      )}
    </ul>
  )
}

/** Returns which bags are included, by flight where they differ, and which were bought. Infants’ own aren't told. */
function bagLines(t: Translate, { offer, bags }: FlightDetails): string[] {
  const rows = baggageRows(offer).filter(({ types }) => types?.includes('adult') ?? true)
  const included = rows.map(({ flights = [], cabinBag, checkedBag }) => {
    const parts = [
      `${t('flight-shared.bag-cabin')}: ${baggageText(t, cabinBag)}`,
      `${t('flight-shared.bag-checked')}: ${baggageText(t, checkedBag)}`,
    ]
    return [...(flights.length > 0 ? [flights.join(' ')] : []), ...parts].join(' · ')
  })
  // A bag that is bought for a journey is on each of its flights.
  const bought = bags.filter(({ segment }) => segment === 0).flatMap((each) => each.bought)
  const extra = [...Map.groupBy(bought, (kg) => kg)].map(([kg, same]) =>
    t('flight-order.bags-bought', { kg, count: same.length }),
  )
  return [...included, ...(extra.length > 0 ? [extra.join(' + ')] : [])]
}
