import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../ui/page/page-meta.ts'

/** Returns a landing page's title, description and data; without enough facts, search engines only follow its links. */
export function landingMeta(page: {
  title: string
  description?: string | undefined
  isIndexed: boolean
  data: readonly object[]
}): MetaDescriptor[] {
  const { title, description } = page
  const tags = pageMeta(description === undefined ? { title } : { title, description })
  if (!page.isIndexed) return [...tags, { name: 'robots', content: 'noindex, follow' }]
  return [...tags, ...page.data.map((each) => ({ 'script:ld+json': each }))]
}
