import type { FlightSort } from '../../../../contract/flight-terms.ts'
import { useT } from '../../../locale/use-t.ts'
import { SortBar } from './sort-bar.tsx'

interface ListToolsProps {
  /** How many of the filter's parts are in use. */
  inUse: number
  sort: FlightSort
  hrefOf: (sort: FlightSort) => string
  onFilters: () => void
  onSort: (sort: FlightSort) => void
}

/** What stands over the list: the way to the filters on narrow screens, and its order. */
export function ListTools({ inUse, onFilters, ...order }: ListToolsProps) {
  const t = useT()
  return (
    <div className="flex items-center gap-2">
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it goes to the filters on this page */}
      <a
        href="#filters"
        onClick={(event) => {
          event.preventDefault()
          onFilters()
        }}
        className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-xs font-semibold whitespace-nowrap lg:hidden"
      >
        {inUse > 0
          ? t('flight-results.filters-in-use', { count: inUse })
          : t('flight-results.filters')}
      </a>
      <div className="min-w-0 flex-1">
        <SortBar {...order} />
      </div>
    </div>
  )
}
