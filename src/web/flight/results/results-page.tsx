import type { MetaDescriptor } from 'react-router'
import { Page } from '../../ui/page/page.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { ResultsPageData } from './load/results-data.ts'
import { ResultsView } from './results-view.tsx'
import { EditSearch } from './search/edit-search.tsx'
import { RefusedSearch } from './search/refused-search.tsx'
import './results.css'

/** Renders a results page as its loader's data makes it: the search in sight, and below it what was found. */
export function ResultsPageView({ data }: { data: ResultsPageData }) {
  if (data.kind === 'refused') return <RefusedSearch page={data} />
  return (
    <>
      <EditSearch page={data} />
      <Page className="pt-4 md:pt-6">
        <ResultsView key={`${data.searchId} ${data.leg}`} page={data} />
      </Page>
    </>
  )
}

/** Returns what the page is called where only its name is seen: tabs, bookmarks, links that were shared. */
export const resultsMeta = (page: ResultsPageData | undefined): MetaDescriptor[] =>
  pageMeta(page ? { title: page.title, description: page.description } : { title: '' })
