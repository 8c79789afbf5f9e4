import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { usePlaceNames } from '../../place/place-names.ts'
import { ConditionText, travellersOf } from '../fare/condition-text.tsx'
import { SliceSummary } from '../slice/slice-summary.tsx'

/** Renders flights in the cart, each with its fare and whether it can be refunded. */
export function CartFlights({ items }: { items: readonly PurchasedItem[] }) {
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
