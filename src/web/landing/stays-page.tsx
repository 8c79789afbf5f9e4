import { sceneOf } from '../hotel/popular-cities.ts'
import { nightsBetween } from '../hotel/search/typed-stay.ts'
import { HotelSearchForm } from '../hotel/search-form/search-form.tsx'
import { useT, useUrl } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { LinkButton } from '../ui/link-button.tsx'
import type { Route } from './+types/stays-page.ts'
import { AreaTiles } from './area-tiles.tsx'
import { BestStays } from './best-stays.tsx'
import { LandingHead } from './landing-head.tsx'
import { landingMeta } from './landing-meta.ts'
import { LandingSection } from './landing-section.tsx'
import { loadStays } from './load-stays.ts'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = {
  mayBeKept: true,
  canonical: ({ language }: { language?: string }) => language,
}

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadStays(context, request, params)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? landingMeta({ ...loaderData, isIndexed: loaderData.page.isIndexed }) : []

/** Renders a page about stays in a city, or in an area of one, with what is known of all properties there. */
export default function StaysPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, price, page, flights, form, crumbs } = loaderData
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const { destination, found } = page
  const city = page.city ? destination.within : destination.name
  return (
    <>
      <LandingHead
        scene={sceneOf(`city-${page.address.split('/')[0]}`)}
        crumbs={crumbs}
        title={title}
      >
        <HotelSearchForm key={page.address} stay={form.stay} place={form.place} />
      </LandingHead>
      <div className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-8 md:px-6">
        {lead && (
          <div className="max-w-2xl space-y-1 text-md">
            <p>{lead}</p>
            {found && price && (
              <p>
                {t('landing.stays-price', {
                  price,
                  nights: nightsBetween(found.checkIn, found.checkOut),
                  date: format.date(found.checkIn),
                })}
              </p>
            )}
          </div>
        )}
        {page.best.length > 0 && (
          <LandingSection title={t('landing.best', { place: destination.name })}>
            <BestStays stays={page.best} />
          </LandingSection>
        )}
        {page.areas.length > 0 && (
          <LandingSection title={t('landing.areas', { city })}>
            <AreaTiles areas={page.areas} />
          </LandingSection>
        )}
        {flights && (
          <p>
            <LinkButton variant="secondary" icon="plane" to={url(`flights/${flights.address}`)}>
              {t('landing.destination-title', { city: flights.city })}
            </LinkButton>
          </p>
        )}
      </div>
    </>
  )
}
