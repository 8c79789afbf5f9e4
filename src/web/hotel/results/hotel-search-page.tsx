import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { checked } from '../../guard/route-checks.ts'
import { Page } from '../../ui/page/page.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { EditStay } from './edit-stay.tsx'
import { loadHotelResults } from './load/load-hotel-results.ts'
import { RefusedStay } from './refused-stay.tsx'
import { HotelResultsView } from './results-view.tsx'
import './hotel-results.css'

/** `/hotel/search` (S2.7). */
export const middleware = [checked('hotel-result')]

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true }

export const loader = (args: LoaderFunctionArgs) => loadHotelResults(args)

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta(
    loaderData ? { title: loaderData.title, description: loaderData.description } : { title: '' },
  )

export default function HotelSearchPage() {
  const page = useLoaderData<typeof loader>()
  if (page.kind === 'refused') return <RefusedStay page={page} />
  return (
    <>
      <EditStay page={page} />
      <Page width="full" className="pt-4 md:pt-4">
        <HotelResultsView key={page.search.searchId} page={page} />
      </Page>
    </>
  )
}
