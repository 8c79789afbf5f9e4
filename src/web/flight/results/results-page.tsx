import type { MetaDescriptor } from 'react-router'
import { PlacePageLinks } from '../../place/place-pages.tsx'
import { Page } from '../../ui/page/page.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { ResultsPageData } from './load/results-data.ts'
import { ResultsView } from './results-view.tsx'
import { EditSearch } from './search/edit-search.tsx'
import { RefusedSearch } from './search/refused-search.tsx'

/** Renders a results page: the search, below it the results, and links to pages about its places. */
export function ResultsPageView({ data }: { data: ResultsPageData }) {
  return (
    <>
      {data.kind === 'refused' ? (
        <RefusedSearch page={data} />
      ) : (
        <>
          <EditSearch page={data} />
          <Page className="pt-4 md:pt-6">
            <ResultsView key={`${data.searchId} ${data.leg}`} page={data} />
          </Page>
        </>
      )}
      {data.pages && (
        <Page className="pt-0 md:pt-0">
          <PlacePageLinks pages={data.pages} />
        </Page>
      )}
    </>
  )
}

/** Returns the page's title for tabs, bookmarks and shared links. */
export const resultsMeta = (page: ResultsPageData | undefined): MetaDescriptor[] =>
  pageMeta({ title: page?.title ?? '', description: page?.description ?? '', noindex: true })
