import { Link } from 'react-router'
import { useT } from '../../../locale/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { filterParts } from '../choices/filter-parts.ts'
import type { HotelUrls } from '../hotel-urls.ts'
import type { HotelResultsPage } from '../load/results-data.ts'
import { useFilterName } from './use-filter-name.ts'

interface FiltersInUseProps {
  page: HotelResultsPage
  urls: HotelUrls
}

/** Renders each filter in use as a link that removes it. */
export function FiltersInUse({ page, urls }: FiltersInUseProps) {
  const t = useT()
  const nameOf = useFilterName(page.currency)
  const parts = filterParts(page.choices.filters).map((part) => [nameOf(part), part.rest] as const)
  if (parts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {parts.map(([name, filters]) => (
        <li key={name}>
          <Link
            to={urls.here({ filters })}
            preventScrollReset
            aria-label={t('hotel-results.remove-filter', { filter: name })}
            className="inline-flex min-h-9 items-center gap-1 rounded-full border border-line-strong bg-surface px-3 text-xs font-medium no-underline hover:bg-sunk"
          >
            {name}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {parts.length > 1 && (
        <li>
          <Link
            to={urls.withoutFilters}
            preventScrollReset
            className="inline-flex min-h-9 items-center px-2 text-xs font-semibold text-sea"
          >
            {t('hotel-results.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
