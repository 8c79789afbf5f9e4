import type { ComponentProps } from 'react'
import { ShareButton } from '../../../link/share-button.tsx'
import { useT } from '../../../locale/language.ts'
import { LazyPart, partScript } from '../../../offline/lazy-part.tsx'
import { useSearchEditor } from '../../../ui/page/search-editor.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import type { ResultsPage } from '../load/results-data.ts'
import type EditedForm from './edited-form.tsx'
import { SearchSummary } from './search-summary.tsx'

/** Renders the search in two lines and the form that changes it, which is loaded on demand. */
export function EditSearch({ page }: { page: ResultsPage }) {
  const t = useT()
  const { place, close, link } = useSearchEditor()
  const form = { search: page.search, places: page.places }
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto w-full max-w-6xl px-4 py-4 md:px-6">
        <SearchSummary
          page={page}
          aside={
            <div className="flex gap-2">
              <ShareButton compact />
              {link((open) =>
                t(open ? 'flight-results.close-search' : 'flight-results.change-search'),
              )}
            </div>
          }
        />
        {place === 'page' && (
          <div className="pt-4">
            <LazySearchForm {...form} />
          </div>
        )}
        {place === 'sheet' && <LazyPart of={searchForm} props={{ ...form, onClose: close }} />}
      </div>
    </div>
  )
}

export const searchForm = partScript(() => import('./edited-form.tsx'))

/** Renders the search form, loaded when it's first shown: most visitors don't change their search. */
export function LazySearchForm(props: ComponentProps<typeof EditedForm>) {
  return <LazyPart of={searchForm} props={props} waiting={<Skeleton className="h-96 md:h-52" />} />
}
