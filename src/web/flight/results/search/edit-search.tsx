import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ShareButton } from '../../../link/share-button.tsx'
import { useT } from '../../../locale/language.ts'
import { LazyPart, partScript } from '../../../offline/lazy-part.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import type { SearchForm } from '../../search-form/search-form.tsx'
import type { ResultsPage } from '../load/results-data.ts'
import { SearchSummary } from './search-summary.tsx'

/** Renders the search in two lines, which expand to its form. The form is loaded on demand. */
export function EditSearch({ page }: { page: ResultsPage }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  const [open, setOpen] = useState(asked.get('edit') === '1')
  asked.set('edit', '1')
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto w-full max-w-6xl px-4 py-4 md:px-6">
        <SearchSummary
          page={page}
          aside={
            <div className="flex gap-2">
              <ShareButton compact />
              <a
                href={`${pathname}?${asked}`}
                aria-expanded={open}
                onClick={(event) => {
                  event.preventDefault()
                  setOpen(!open)
                }}
                className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded border border-line-strong bg-surface px-3 text-xs font-semibold hover:bg-sunk md:px-4 md:text-base"
              >
                {t(open ? 'flight-results.close-search' : 'flight-results.change-search')}
              </a>
            </div>
          }
        />
        {open && (
          <div className="pt-4">
            <LazySearchForm search={page.search} places={page.places} />
          </div>
        )}
      </div>
    </div>
  )
}

export const searchForm = partScript(() => import('./edited-form.tsx'))

/** Renders the search form, loaded when it's first shown: most visitors don't change their search. */
export function LazySearchForm(props: ComponentProps<typeof SearchForm>) {
  return <LazyPart of={searchForm} props={props} waiting={<Skeleton className="h-96 md:h-52" />} />
}
