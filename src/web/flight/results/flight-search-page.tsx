import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { checked } from '../../guard/route-checks.ts'
import { unpacked } from '../../render/packed.ts'
import { loadResults } from './load/load-results.ts'
import { ResultsPageView, resultsMeta } from './results-page.tsx'

/** `/flight/search`: one way or round trip (S2.11). */
export const middleware = [checked('flight-result')]

/** Contains no personal data, so a browser may keep a copy; results of a day aren't for search engines (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true, noindex: true }

export const loader = (args: LoaderFunctionArgs) => loadResults(args, false)

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  resultsMeta(loaderData && unpacked(loaderData))

export default function FlightSearchPage() {
  return <ResultsPageView data={unpacked(useLoaderData<typeof loader>())} />
}
