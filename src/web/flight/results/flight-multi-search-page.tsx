import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { checked } from '../../guard/route-checks.ts'
import { unpacked } from '../../render/packed.ts'
import { loadResults } from './load/load-results.ts'
import { ResultsPageView, resultsMeta } from './results-page.tsx'

/** `/flight/multi-search`: two to six legs (S2.12). */
export const middleware = [checked('multi-city')]

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true, noindex: true }

export const loader = (args: LoaderFunctionArgs) => loadResults(args, true)

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  resultsMeta(loaderData && unpacked(loaderData))

export default function FlightMultiSearchPage() {
  return <ResultsPageView data={unpacked(useLoaderData<typeof loader>())} />
}
