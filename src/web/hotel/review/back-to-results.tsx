import { Link, useLocation } from 'react-router'
import type { DestinationId } from '../../../contract/hotel/destination.ts'
import { stayQuery } from '../../../contract/hotel/search/stay-query.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { StayPage } from './stay-data.ts'

/** What links on a page of results tell the page they lead to. */
export interface FromResults {
  /** The address of the results, with filters and order. */
  results: string
  /** What was searched: "Tokyo, 11–17 Dec". Absent from older entries of the browser's history. */
  name?: string
}

/** Renders the link to the results that the visitor came from or, without them, to places near the property. */
export function BackToResults({ page: { hotel, stay } }: { page: StayPage }) {
  const t = useT()
  const url = useUrl()
  const { state } = useLocation() as { state: FromResults | null }
  // The server doesn't know where the visitor came from.
  const { results, name } = (useHydrated() && state) || {}
  const format = useFormat()
  const dates = format.days(stay.checkIn, stay.checkOut)
  const near = url('hotel/search', stayQuery(`hotel-${hotel.id}` as DestinationId, stay))
  return (
    <p>
      <Link
        to={results ?? near}
        className="inline-flex min-h-9 items-center gap-1 rounded-sm font-medium text-sea no-underline hover:underline max-sm:min-h-12"
      >
        <Icon name="chevron-left" />
        <span suppressHydrationWarning>
          {results
            ? name
              ? t('hotel-review.back-to', { name })
              : t('hotel-review.back')
            : t('hotel-review.near', { hotel: hotel.name, dates })}
        </span>
      </Link>
    </p>
  )
}
