import { useT } from '../../../locale/language.ts'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import type { HotelUrls } from '../hotel-urls.ts'
import type { HotelResultsPage } from '../load/results-data.ts'
import { useFromResults } from '../use-from-results.ts'
import { HotelRowView } from './hotel-row.tsx'

interface HotelListProps {
  page: HotelResultsPage
  urls: HotelUrls
  searching: boolean
}

/** Renders a page of places to stay. */
export function HotelList({ page, urls, searching }: HotelListProps) {
  const t = useT()
  const { rows } = page
  const from = useFromResults(page, urls)
  if (rows.length === 0 && searching) {
    return (
      <div className="hotel-rows">
        {['a', 'b', 'c', 'd'].map((each) => (
          <Skeleton key={each} className="h-56" />
        ))}
      </div>
    )
  }
  return (
    <ul aria-label={t('hotel-results.list')} data-hotels className="hotel-rows">
      {rows.map((row, index) => (
        // By their place: while suppliers still answer, a row that moves would shift what is being looked at.
        // biome-ignore lint/suspicious/noArrayIndexKey: all that a row shows comes with it
        <li key={index}>
          <HotelRowView row={row} page={page} to={urls.hotel(row.hash)} state={from} />
        </li>
      ))}
    </ul>
  )
}
