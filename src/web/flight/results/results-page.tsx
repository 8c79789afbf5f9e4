import type { MetaDescriptor } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { EditSearch } from './edit-search.tsx'
import { RefusedSearch } from './refused-search.tsx'
import type { ResultsPageData } from './results-data.ts'
import { ResultsView } from './results-view.tsx'
import './results.css'

/** A results page as its loader's data makes it: the search in sight, and below it what was found. */
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

/** What the page is called where only its name is seen: tabs, bookmarks, links that were shared. */
export const resultsMeta = (page: ResultsPageData | undefined): MetaDescriptor[] =>
  pageMeta(page ? { title: page.title, description: page.description } : { title: '' })
