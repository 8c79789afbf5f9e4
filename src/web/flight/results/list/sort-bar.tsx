import { type FlightSort, flightSorts } from '../../../../contract/flight-terms.ts'
import { useT } from '../../../locale/use-t.ts'
import { cx } from '../../../ui/cx.ts'

interface SortBarProps {
  sort: FlightSort
  hrefOf: (sort: FlightSort) => string
  onSort: (sort: FlightSort) => void
}

/** The sorts of S3.34 as links, so that they work before scripts arrive. */
export function SortBar({ sort, hrefOf, onSort }: SortBarProps) {
  const t = useT()
  return (
    <nav
      aria-label={t('flight-results.sort-by')}
      className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
    >
      <ul className="flex gap-2">
        {flightSorts.map((each) => (
          <li key={each}>
            <a
              href={hrefOf(each)}
              aria-current={each === sort ? 'true' : undefined}
              data-sort={each}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onSort(each)
              }}
              className={cx(
                'inline-flex min-h-11 items-center rounded-full border px-4 text-xs font-medium whitespace-nowrap transition-colors md:min-h-9',
                each === sort
                  ? 'border-sea bg-sea-soft text-sea'
                  : 'border-line bg-surface hover:bg-sunk',
              )}
            >
              {t(`flight-results.sort-${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
