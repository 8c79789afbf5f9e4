import type { ReactNode } from 'react'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { cityOf } from '../../../place/place-names.ts'
import { cabinText } from '../../fare/baggage-text.tsx'
import type { ResultsPage } from '../load/results-data.ts'

interface SearchSummaryProps {
  page: ResultsPage
  /** On the right: the button to edit it. */
  aside: ReactNode
}

/** Renders the search in two lines. */
export function SearchSummary({ page, aside }: SearchSummaryProps) {
  const t = useT()
  const format = useFormat()
  const { request, airports } = page
  const { adult, child, infant } = request.passengers
  const places = request.slices.map((each) => cityOf(airports, each.from))
  const last = request.slices.at(-1)
  if (last && request.tripType !== 'roundtrip') places.push(cityOf(airports, last.to))
  const dates = request.slices.map((each) => format.date(each.date, 'day'))
  return (
    // On a phone the second line has the full width; otherwise a font that loads late could wrap it.
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-4">
      <h1 className="min-w-0 flex-[1_1_7rem] text-lg font-bold tracking-tight md:text-xl">
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
      <div className="md:row-span-2">{aside}</div>
      <p data-search-about className="basis-full text-xs text-ink-soft md:text-base">
        {dates.join(' – ')} · {t('flight-results.travellers', { count: adult + child + infant })} ·{' '}
        {cabinText(t, request.cabin)}
      </p>
    </div>
  )
}
