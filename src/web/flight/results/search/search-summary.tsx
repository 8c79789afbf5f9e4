import type { ReactNode } from 'react'
import { useT } from '../../../locale/language.ts'
import { useFormat } from '../../../locale/use-format.ts'
import { cityOf } from '../../../place/place-names.ts'
import { cabinText } from '../../fare/baggage-text.tsx'
import type { ResultsPage } from '../load/results-data.ts'
import { tripCities } from './trip-cities.ts'
import './search-summary.css'

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
  const { slices, tripType } = request
  // There and back is two cities with an arrow for both ways.
  const legs = tripType === 'roundtrip' ? slices.slice(0, 1) : slices
  const places = tripCities(legs, (code) => cityOf(airports, code))
  const dates = slices.map((each) => format.date(each.date, 'day'))
  return (
    // On a phone the second line has the full width; otherwise a font that loads late could wrap it.
    <div className="search-summary">
      <h1 className="text-lg font-bold tracking-tight md:text-xl">
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a city may be there twice
          <span key={index}>
            {index > 0 && (
              <span className="text-ink-soft" aria-hidden="true">
                {tripType === 'roundtrip' ? ' ⇄ ' : ' → '}
              </span>
            )}
            {index > 0 && <span className="sr-only"> – </span>}
            {place}
          </span>
        ))}
      </h1>
      <div>{aside}</div>
      <p data-search-about className="text-xs text-ink-soft md:text-base">
        {dates.join(' – ')} · {t('flight-results.travellers', { count: adult + child + infant })} ·{' '}
        {cabinText(t, request.cabin)}
      </p>
    </div>
  )
}
