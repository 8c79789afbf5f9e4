import { useT } from '../../locale/language.ts'
import { chooseLeg } from './choices/leg-name.ts'
import type { ResultsPage } from './load/results-data.ts'

interface ResultsHeadingProps {
  id: string
  page: ResultsPage
  /** How many flights match the filters, and how many there are. */
  found: number
  total: number
  /** Whether suppliers are still to answer, or none did, so that zero means nothing. */
  unknown: boolean
}

/** Renders what to choose, from how many flights, and for whom the prices are. */
export function ResultsHeading({ id, page, found, total, unknown }: ResultsHeadingProps) {
  const t = useT()
  const { slices, passengers } = page.request
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-md font-semibold tracking-tight md:text-lg">
          {chooseLeg(t, page.search.tripType, page.leg, slices.length)}
        </h2>
        <p role="status" className="font-medium tabular">
          {found < total && t('flight-results.count-of', { matching: found, total })}
          {found === total &&
            (total > 0 || !unknown) &&
            t('flight-results.count', { count: total })}
        </p>
      </div>
      <p className="text-xs text-ink-soft">
        {t('flight-results.price-note', {
          count: passengers.adult + passengers.child + passengers.infant,
        })}
        {page.family && ` ${t('flight-results.family-note', { family: page.family })}`}
      </p>
    </div>
  )
}
