import { Page } from '../../ui/page/page.tsx'
import { EditStay } from './edit-stay.tsx'
import type { HotelResultsData } from './load/results-data.ts'
import { RefusedStay } from './refused-stay.tsx'
import { HotelResultsView } from './results-view.tsx'
import './hotel-results.css'

/** Renders a page of hotel results: the search, and below it the results. */
export function HotelResultsPageView({ data }: { data: HotelResultsData }) {
  if (data.kind === 'refused') return <RefusedStay page={data} />
  return (
    <>
      <EditStay page={data} />
      <Page width="full" className="pt-4 md:pt-4">
        <HotelResultsView key={data.search.searchId} page={data} />
      </Page>
    </>
  )
}
