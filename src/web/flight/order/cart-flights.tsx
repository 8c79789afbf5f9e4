import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { useT } from '../../locale/language.ts'
import { usePlaceNames } from '../../place/place-names.ts'
import { baggageRows } from '../confirm/baggage-rows.ts'
import { baggageText } from '../fare/baggage-text.tsx'
import { ConditionText, travellersOf } from '../fare/condition-text.tsx'
import { SliceSummary } from '../slice/slice-summary.tsx'

/** Renders flights in the cart, each with its fare and whether it can be refunded. */
export function CartFlights({ items }: { items: readonly PurchasedItem[] }) {
  const t = useT()
  const airports = usePlaceNames()
  return (
    <ul className="grid gap-4">
      {items.map(
        ({ flight }) =>
          flight && (
            <li key={flight.offer.id}>
              <SliceSummary slice={flight.offer.slice} airports={airports} />
              <p className="mt-1 text-xs text-ink-soft">
                {flight.offer.family.name} ·{' '}
                {baggageRows(flight.offer)
                  .map(
                    ({ flights, checkedBag }) =>
                      [...(flights ?? []), t('flight-shared.bag-checked')].join(' ') +
                      `: ${baggageText(t, checkedBag)}`,
                  )
                  .join(', ')}{' '}
                ·{' '}
                <ConditionText
                  what="refund"
                  condition={flight.offer.refund}
                  travellers={travellersOf(flight.offer)}
                />
              </p>
            </li>
          ),
      )}
    </ul>
  )
}
