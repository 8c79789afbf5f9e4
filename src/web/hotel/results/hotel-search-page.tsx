import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { checked } from '../../guard/route-checks.ts'
import { unpacked } from '../../render/packed.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { loadHotelResults } from './load/load-hotel-results.ts'
import { HotelResultsPageView } from './results-page.tsx'

/** `/hotel/search` (S2.7). */
export const middleware = [checked('hotel-result')]

/** Contains no personal data, so a browser may keep a copy; results of a day aren't for search engines (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true, noindex: true }

export const loader = (args: LoaderFunctionArgs) => loadHotelResults(args)

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  const page = loaderData && unpacked(loaderData)
  const { title = '', description = '' } = page ?? {}
  return pageMeta({ title, description, noindex: true })
}

export default function HotelSearchPage() {
  return <HotelResultsPageView data={unpacked(useLoaderData<typeof loader>())} />
}
