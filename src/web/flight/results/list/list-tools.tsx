import { useT } from '../../../locale/language.ts'
import { FlightCount, type FlightCountProps } from './flight-count.tsx'
import { type SortLinksProps, SortMenu, SortTabs } from './sort-links.tsx'
import './list-tools.css'

interface ListToolsProps extends SortLinksProps, FlightCountProps {
  /** How many filters are active. */
  inUse: number
  onFilters: () => void
}

/**
 * Renders the tools above the list, which stay in sight: sorting, and on narrow screens the button to the filters and
 * the number of flights.
 */
export function ListTools({ inUse, onFilters, ...rest }: ListToolsProps) {
  const t = useT()
  return (
    <div className="list-tools">
      <SortTabs {...rest} />
      <div className="list-bar">
        <SortMenu {...rest} />
        {/* biome-ignore lint/a11y/useValidAnchor: without scripts it goes to the filters on this page */}
        <a
          href="#filters"
          onClick={(event) => {
            event.preventDefault()
            onFilters()
          }}
        >
          {inUse > 0
            ? t('flight-results.filters-in-use', { count: inUse })
            : t('flight-results.filters')}
        </a>
        <FlightCount {...rest} />
      </div>
    </div>
  )
}
