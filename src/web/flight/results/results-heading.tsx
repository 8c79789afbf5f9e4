import { useT } from '../../locale/language.ts'
import { chooseLeg } from './choices/leg-name.ts'
import { FlightCount, type FlightCountProps } from './list/flight-count.tsx'
import type { ResultsPage } from './load/results-data.ts'

interface ResultsHeadingProps extends FlightCountProps {
  id: string
  page: ResultsPage
  /** Whether the tools above the list show the number of flights on narrow screens. */
  countedBelow: boolean
}

/** Renders what to choose, from how many flights, and for whom the prices are. */
export function ResultsHeading({ id, page, countedBelow, ...count }: ResultsHeadingProps) {
  const t = useT()
  const { slices, passengers } = page.request
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-md font-semibold tracking-tight md:text-lg">
          {chooseLeg(t, page.search.tripType, page.leg, slices.length)}
        </h2>
        <FlightCount {...count} className={countedBelow ? 'max-lg:hidden' : ''} />
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
