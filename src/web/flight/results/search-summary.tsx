import type { ReactNode } from 'react'
import { useFormat } from '../../locale/use-format.ts'
import { useT } from '../../locale/use-t.ts'
import { cityOf } from '../shared/airport-names.ts'
import { cabinText } from '../shared/cabin-text.ts'
import type { ResultsPage } from './results-data.ts'

interface SearchSummaryProps {
  page: ResultsPage
  /** At the right: the way to change it. */
  aside: ReactNode
}

/** What was searched for, in two lines. */
export function SearchSummary({ page, aside }: SearchSummaryProps) {
  const t = useT()
  const format = useFormat()
  const { request, airports } = page
  const { adult, child, infant } = request.passengers
  const places = request.slices.map((each) => cityOf(airports, each.from))
  const last = request.slices.at(-1)
  if (last && request.tripType !== 'roundtrip') places.push(cityOf(airports, last.to))
  const dates = request.slices.map((each) => format.date(each.date, 'medium'))
  return (
    <div className="flex items-start justify-between gap-x-4 md:items-center">
      <div className="min-w-0">
        <h1 className="text-lg font-bold tracking-tight md:text-xl">
          {places.map((place, index) => (
            <span key={`${place}${request.slices[index]?.date ?? ''}`}>
              {index > 0 && (
                <span className="text-ink-soft" aria-hidden="true">
                  {request.tripType === 'roundtrip' ? ' ⇄ ' : ' → '}
                </span>
              )}
              {index > 0 && <span className="sr-only"> – </span>}
              {place}
            </span>
          ))}
        </h1>
        <p className="text-ink-soft">
          {dates.join(' – ')} · {t('flight-results.travellers', { count: adult + child + infant })}{' '}
          · {cabinText(t, request.cabin)}
        </p>
      </div>
      {aside}
    </div>
  )
}
