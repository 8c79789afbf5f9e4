import { LazyPart, type PartScript } from '../offline/lazy-part.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { RecentSearchListProps } from './recent-search-list.tsx'
import type { RecentSearch } from './recent-searches.ts'
import type { StoredList } from './stored-list.ts'

interface RecentSearchesRowProps {
  list: StoredList<RecentSearch>
  /** The list's script, which only visitors with recent searches load. */
  part: PartScript<RecentSearchListProps>
  label: string
  /** A promise to every visitor. */
  promise: string
}

/** Renders the promise under a search, and recent searches beside it, or below it on narrow screens. */
export function RecentSearchesRow({ list, part, label, promise }: RecentSearchesRowProps) {
  const searches = useHydrated() ? list.read() : []
  return (
    <div className="grid gap-x-6 xl:grid-cols-[auto_minmax(0,1fr)]">
      <p className="flex min-h-11 items-center gap-2 text-ink-soft">
        <Icon name="shield" className="text-sea" />
        {promise}
      </p>
      {searches.length > 0 && (
        <LazyPart of={part} props={{ searches, label }} waiting={<div className="min-h-11" />} />
      )}
    </div>
  )
}
