import { Link } from 'react-router'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Icon } from '../../ui/icon.tsx'
import type { OpenBookingLink } from './load-open-bookings.ts'

/** Renders links to unfinished bookings of this device. */
export default function OpenBookings({ bookings }: { bookings: readonly OpenBookingLink[] }) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  if (bookings.length === 0) return null
  return (
    <ul className="mt-3">
      {bookings.map(({ bookId, from, to, date }) => (
        <li key={bookId}>
          <Link
            to={url(`flight/book/${bookId}`)}
            className="inline-flex min-h-11 items-center gap-2 py-1 font-medium text-sea underline"
          >
            <Icon name="user" size={16} className="shrink-0" />
            {t('home.continue-booking', { from, to, date: format.date(date, 'short') })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
