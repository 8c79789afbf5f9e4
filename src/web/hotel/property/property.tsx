import { type MetaArgs, useLoaderData } from 'react-router'
import { Page } from '../../ui/page/page.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { loadProperty } from './load-property.ts'
import { PropertyView } from './property-view.tsx'
import '../review/review.css'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = {
  mayBeKept: true,
  canonical: ({ language }: { language?: string }) => language,
}

/** `/hotel/property/{id}`: a property without dates, which search engines list. */
export const loader = loadProperty

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { title, description, language, data } = loaderData
  const tags = pageMeta({ title, description })
  if (!language) return [...tags, { name: 'robots', content: 'noindex, follow' }]
  return [...tags, ...data.map((each) => ({ 'script:ld+json': each }))]
}

export default function Property() {
  return (
    <Page>
      <PropertyView page={useLoaderData<typeof loader>()} />
    </Page>
  )
}
