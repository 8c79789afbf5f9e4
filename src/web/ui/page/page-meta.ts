import type { MetaDescriptor } from 'react-router'

/** Returns title, description and whether search engines may index the page, for a route's `meta`. */
export function pageMeta(page: {
  title: string
  description?: string
  noindex?: boolean
}): MetaDescriptor[] {
  const title = page.title.includes('Sojourn') ? page.title : `${page.title} · Sojourn`
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: 'Sojourn' },
    { property: 'og:type', content: 'website' },
  ]
  if (page.description) {
    tags.push({ name: 'description', content: page.description })
    tags.push({ property: 'og:description', content: page.description })
  }
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex' })
  return tags
}
