import { Link } from 'react-router'
import { useFormat } from '../locale/use-format.ts'
import { Icon } from '../ui/icon.tsx'
import type { RecentSearch } from './recent-searches.ts'

export interface RecentSearchListProps {
  searches: readonly RecentSearch[]
  label: string
  /** What is known of today's prices, as text, by the search's URL. */
  prices?: Readonly<Record<string, string>>
}

/** Renders recent searches in one row, which scrolls if it's too long. */
export default function RecentSearchList({ searches, label, prices = {} }: RecentSearchListProps) {
  const format = useFormat()
  return (
    <nav aria-label={label}>
      <ul className="flex min-h-11 items-center gap-2 overflow-x-auto">
        {/* It's the name of the list already. */}
        <li aria-hidden="true" className="text-xs whitespace-nowrap text-ink-soft">
          {label}
        </li>
        {searches.map(({ url, route, date }) => (
          <li key={url}>
            <Link
              to={url}
              className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 whitespace-nowrap hover:bg-sunk"
            >
              <Icon name="clock" size={16} className="text-ink-soft" />
              <span className="font-medium">{route}</span>
              {date && <span className="text-ink-soft">{format.date(date, 'short')}</span>}
              {prices[url] && <span className="font-semibold tabular">{prices[url]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
