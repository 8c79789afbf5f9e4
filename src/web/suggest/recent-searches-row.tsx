import { Link } from 'react-router'
import { useFormat } from '../locale/use-format.ts'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { RecentSearch } from './recent-searches.ts'
import type { StoredList } from './stored-list.ts'

interface RecentSearchesRowProps {
  list: StoredList<RecentSearch>
  label: string
  /** What is shown instead if there are none. */
  otherwise: string
}

/** Renders recent searches in a row whose height is reserved even if there are none. */
export function RecentSearchesRow({ list, label, otherwise }: RecentSearchesRowProps) {
  const format = useFormat()
  const searches = useHydrated() ? list.read() : []
  if (searches.length === 0) {
    return (
      <p className="flex min-h-11 items-center gap-2 text-ink-soft">
        <Icon name="shield" className="text-sea" />
        {otherwise}
      </p>
    )
  }
  return (
    <nav aria-label={label}>
      <ul className="flex min-h-11 items-center gap-2 overflow-x-auto">
        {searches.map((search) => (
          <li key={search.url}>
            <Link
              to={search.url}
              className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 whitespace-nowrap hover:bg-sunk"
            >
              <Icon name="clock" size={16} className="text-ink-soft" />
              <span className="font-medium">{search.route}</span>
              {search.date && (
                <span className="text-ink-soft">{format.date(search.date, 'short')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
