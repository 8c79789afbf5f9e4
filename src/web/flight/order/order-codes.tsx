import { isLive } from '../../../contract/order/is-live.ts'
import { formatList } from '../../../contract/words/format.ts'
import { useT } from '../../locale/language.ts'
import type { FlightOrderItem } from './flight-order-item.ts'

/**
 * Renders a journey's booking references, each with the airlines it's used with. Journeys that ended unticketed have
 * none, because airlines no longer know the booking. The reference of cancelled tickets is kept in one line, for
 * questions to the airline.
 */
export function OrderCodes({ item }: { item: FlightOrderItem }) {
  const t = useT()
  const { bookingCodes, tickets } = item.flight
  if (!isLive(item)) {
    if (tickets.length === 0 || bookingCodes.length === 0) return null
    const id = 'flight-order.booking-code-cancelled'
    const codes = formatList(
      bookingCodes.map(({ code }) => code),
      t.tagOf(id),
    )
    return <p className="text-xs">{t(id, { codes })}</p>
  }
  return (
    <dl className="mb-6 rounded bg-sunk p-4 print:mb-2 print:p-0">
      <dt className="text-xs text-ink-soft">{t('flight-order.booking-code')}</dt>
      {bookingCodes.length === 0 && (
        <dd className="text-ink-soft">{t('flight-order.booking-code-none')}</dd>
      )}
      {bookingCodes.map(({ code, airlines }) => (
        <dd key={code} className="not-first-of-type:mt-3">
          <span className="tabular text-lg font-bold tracking-widest" data-booking-code={code}>
            {code}
          </span>
          {tickets.length > 0 && (
            <span className="block text-xs text-ink-soft">
              {t('flight-order.booking-code-hint', {
                airline: formatList(
                  airlines.map(({ name }) => name),
                  t.tagOf('flight-order.booking-code-hint'),
                ),
              })}
            </span>
          )}
        </dd>
      ))}
    </dl>
  )
}
