import { PlacePageLinks } from '../../place/place-pages.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EditStay } from './edit-stay.tsx'
import type { HotelResultsData } from './load/results-data.ts'
import { RefusedStay } from './refused-stay.tsx'
import { HotelResultsView } from './results-view.tsx'
import './hotel-results.css'

/** Renders a page of hotel results: the search, below it the results, and links to pages about its place. */
export function HotelResultsPageView({ data }: { data: HotelResultsData }) {
  return (
    <>
      {data.kind === 'refused' ? (
        <RefusedStay page={data} />
      ) : (
        <>
          <EditStay page={data} />
          <Page width="full" className="pt-4 md:pt-4">
            <HotelResultsView key={data.search.searchId} page={data} />
          </Page>
        </>
      )}
      {data.pages && (
        <Page width="full" className="pt-0 md:pt-0">
          <PlacePageLinks pages={data.pages} />
        </Page>
      )}
    </>
  )
}
