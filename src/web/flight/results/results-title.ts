import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../ui/page-meta.ts'
import type { ResultsPageData } from './results-data.ts'

/** What the page is called where only its name is seen: tabs, bookmarks, links that were shared. */
export const resultsMeta = (page: ResultsPageData | undefined): MetaDescriptor[] =>
  pageMeta(page ? { title: page.title, description: page.description } : { title: '' })
