import type { ComponentProps } from 'react'
import { useT } from '../../../locale/language.ts'
import { SortBar } from './sort-bar.tsx'

interface ListToolsProps extends ComponentProps<typeof SortBar> {
  /** How many filters are active. */
  inUse: number
  onFilters: () => void
}

/** Renders the tools above the list: sorting, and on narrow screens the button to the filters. */
export function ListTools({ inUse, onFilters, ...order }: ListToolsProps) {
  const t = useT()
  return (
    <div className="list-tools">
      <SortBar {...order} />
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it goes to the filters on this page */}
      <a
        href="#filters"
        onClick={(event) => {
          event.preventDefault()
          onFilters()
        }}
        className="inline-flex min-h-11 items-center justify-center rounded border border-line-strong bg-surface px-4 text-xs font-semibold whitespace-nowrap lg:hidden"
      >
        {inUse > 0
          ? t('flight-results.filters-in-use', { count: inUse })
          : t('flight-results.filters')}
      </a>
    </div>
  )
}
