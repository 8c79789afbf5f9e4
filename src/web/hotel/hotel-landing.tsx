import { calendarPanel } from '../calendar/travel-date.tsx'
import { tFor, useT } from '../locale/language.ts'
import { partScript } from '../offline/lazy-part.tsx'
import { type NextNeeds, useFetchAhead } from '../offline/use-fetch-ahead.ts'
import { loadPlacePages } from '../place/load-place-pages.ts'
import { PlacePageLinks } from '../place/place-pages.tsx'
import { SearchTabs } from '../product/search-tabs.tsx'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { RecentSearchesRow } from '../suggest/recent-searches-row.tsx'
import { Card } from '../ui/page/card.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import { SkylinePicture } from '../ui/scene/pictures.tsx'
import type { Route } from './+types/hotel-landing.ts'
import { CityGrid } from './city-grid.tsx'
import { loadPopularCities } from './popular-cities.ts'
import { loadSavedStays } from './saved/load-saved-stays.ts'
import SavedList from './saved/saved-list.tsx'
import { resolveDestination } from './search/resolve-destination.ts'
import { defaultRoom, readTypedStay } from './search/typed-stay.ts'
import { destinationText } from './search-form/destination-text.ts'
import { recentStays } from './search-form/recents.ts'
import { HotelSearchForm } from './search-form/search-form.tsx'
import { StayPromises } from './stay-promises.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = { mayBeKept: true, canonical: 'own' }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const t = tFor(context)
  const api = frontApi(context, request)
  const typed = readTypedStay(url.searchParams)
  const [popular, place, saved] = await Promise.all([
    loadPopularCities(api, context.get(visitorContext).country),
    resolveDestination(api, t, typed),
    loadSavedStays(context, api),
  ])
  return {
    title: t('hotel-landing.meta-title'),
    description: t('hotel-landing.meta-description'),
    stay: typed.rooms.length > 0 ? typed : { ...typed, rooms: [defaultRoom] },
    place: place && destinationText(t, place),
    popular,
    saved,
    pages:
      popular.length > 0
        ? await loadPlacePages(context, api, { stays: popular.map(({ id }) => id).join() })
        : undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

/** Only for visitors who have searched before. */
const recentStaySearches = partScript(() => import('../suggest/recent-search-list.tsx'))

const next: NextNeeds = {
  routes: ['hotel/results/hotel-search-page'],
  words: ['hotel', 'hotel-results'],
  parts: [calendarPanel.load],
}

/** Renders `/hotel` (S2.6): the form, popular cities, and why to book here. */
export default function HotelLanding({ loaderData }: Route.ComponentProps) {
  useFetchAhead(next)
  const t = useT()
  const { stay, place, popular, saved, pages } = loaderData
  return (
    <>
      <div className="relative bg-scene-sky">
        <SkylinePicture
          place={popular[0]?.scene ?? 'lost'}
          className="absolute inset-x-0 bottom-0 h-36 w-full sm:h-44 xl:h-full xl:max-h-80"
        />
        <div className="relative mx-auto max-w-6xl px-4 pt-8 pb-32 sm:pb-40 md:px-6 md:pt-14 xl:pb-44">
          <h1 className="max-w-xl text-xl font-bold tracking-tight md:text-2xl">
            {t('hotel-landing.title')}
          </h1>
          <p className="mt-2 max-w-md text-md">{t('hotel-landing.lead')}</p>
        </div>
      </div>
      <div className="relative mx-auto -mt-10 w-full max-w-6xl px-4 sm:-mt-14 md:px-6 xl:-mt-24">
        <Card className="shadow-float">
          <SearchTabs of="hotel" />
          <HotelSearchForm
            key={JSON.stringify(stay)}
            stay={stay}
            {...(place !== undefined && { place })}
          />
        </Card>
        <div className="mt-3">
          <RecentSearchesRow
            list={recentStays}
            part={recentStaySearches}
            label={t('hotel-search-form.recent-searches')}
            promise={t('hotel-landing.promise')}
          />
        </div>
      </div>
      <div className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-8 md:px-6">
        <SavedList known={saved} />
        {popular.length > 0 && <CityGrid cities={popular} />}
        <StayPromises />
        <PlacePageLinks pages={pages} />
      </div>
    </>
  )
}
