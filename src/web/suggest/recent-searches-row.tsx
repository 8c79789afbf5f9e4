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
  /** What is shown instead if there are none. */
  otherwise: string
}

/** Renders recent searches in a row whose height is reserved even if there are none. */
export function RecentSearchesRow({ list, part, label, otherwise }: RecentSearchesRowProps) {
  const searches = useHydrated() ? list.read() : []
  if (searches.length > 0) {
    return <LazyPart of={part} props={{ searches, label }} waiting={<div className="min-h-11" />} />
  }
  return (
    <p className="flex min-h-11 items-center gap-2 text-ink-soft">
      <Icon name="shield" className="text-sea" />
      {otherwise}
    </p>
  )
}
