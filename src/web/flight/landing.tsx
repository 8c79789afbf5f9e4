import { calendarPanel } from '../calendar/travel-date.tsx'
import { useT, useUrl } from '../locale/language.ts'
import { LazyPart, partScript } from '../offline/lazy-part.tsx'
import { type NextNeeds, useFetchAhead } from '../offline/use-fetch-ahead.ts'
import { PlacePageLinks } from '../place/place-pages.tsx'
import { SearchTabs } from '../product/search-tabs.tsx'
import { RecentSearchesRow } from '../suggest/recent-searches-row.tsx'
import { Card } from '../ui/page/card.tsx'
import { SkylinePicture } from '../ui/scene/pictures.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { DestinationGrid } from './destinations/destination-grid.tsx'
import type { loadLanding } from './load-landing.ts'
import { Promises } from './promises.tsx'
import { recentSearches } from './search-form/place/recents.ts'
import { moreLegs, SearchForm } from './search-form/search-form.tsx'

const next: NextNeeds = {
  routes: ['flight/results/flight-search-page'],
  words: ['flight-results', 'flight-shared'],
  parts: [calendarPanel.load, moreLegs.load],
}

/** Only for visitors with a booking that they can continue. */
const openBookings = partScript(() => import('./go-on/open-bookings.tsx'))
/** Only for visitors who have searched before. */
const recentFlights = partScript(() => import('./recent/recent-flight-searches.tsx'))

/** Renders the landing page: the form over the home city's skyline, destinations, and why to book here. */
export function Landing({ data }: { data: Awaited<ReturnType<typeof loadLanding>> }) {
  useFetchAhead(next)
  const t = useT()
  const url = useUrl()
  return (
    <>
      <div className="relative bg-scene-sky">
        <SkylinePicture
          place={data.home?.code ?? 'lost'}
          className="absolute inset-x-0 bottom-0 h-36 w-full sm:h-44 xl:h-full xl:max-h-80"
        />
        <div className="relative mx-auto max-w-6xl px-4 pt-8 pb-32 sm:pb-40 md:px-6 md:pt-14 xl:pb-44">
          <h1 className="max-w-xl text-xl font-bold tracking-tight md:text-2xl">
            {t('home.title')}
          </h1>
          <p className="mt-2 max-w-md text-md">{t('home.lead')}</p>
        </div>
      </div>
      <div className="relative mx-auto -mt-10 w-full sm:-mt-14 xl:-mt-24 max-w-6xl px-4 md:px-6">
        <Card className="shadow-float">
          <SearchTabs of="flight" />
          <SearchForm key={JSON.stringify(data.search)} search={data.search} places={data.places} />
        </Card>
        {data.open.length > 0 && <LazyPart of={openBookings} props={{ bookings: data.open }} />}
        <div className="mt-3">
          <RecentSearchesRow
            list={recentSearches}
            part={recentFlights}
            label={t('flight-search-form.recent-searches')}
            promise={t('home.promise')}
          />
        </div>
      </div>
      <div className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-8 md:px-6">
        {data.home && data.to.length > 0 && (
          <div>
            <DestinationGrid home={data.home} to={data.to} fares={data.fares} />
            <p className="mt-4">
              <TextLink to={url('promo/view/special-deals')}>{t('home.all-deals')}</TextLink>
            </p>
          </div>
        )}
        <Promises />
        <PlacePageLinks pages={data.pages} />
      </div>
    </>
  )
}
