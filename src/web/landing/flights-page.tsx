import { SearchForm } from '../flight/search-form/search-form.tsx'
import { useT, useUrl } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'
import type { Route } from './+types/flights-page.ts'
import { DestinationFacts } from './destination-facts.tsx'
import { LandingHead } from './landing-head.tsx'
import { landingMeta } from './landing-meta.ts'
import { cityIn, loadFlights } from './load-flights.ts'
import { RouteFacts } from './route-facts.tsx'

/** Contains no personal data, so a browser may keep a copy (`src/web/entry.server.tsx`). */
export const handle = {
  mayBeKept: true,
  canonical: ({ language }: { language?: string }) => language,
}

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadFlights(context, request, params.address)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? landingMeta({ ...loaderData, isIndexed: loaderData.page.isIndexed }) : []

/** Renders a page about flights on a route, or to a place, with what searches found of them. */
export default function FlightsPage({ loaderData }: Route.ComponentProps) {
  const { title, page, places, scene, search, crumbs } = loaderData
  const t = useT()
  const url = useUrl()
  const named = [page.to, ...(page.kind === 'route' ? [page.from] : [])]
  return (
    <>
      <LandingHead scene={scene} crumbs={crumbs} title={title}>
        <SearchForm
          key={page.address}
          search={search}
          places={places.filter(({ code }) => named.includes(code))}
        />
      </LandingHead>
      <div className="mx-auto flex max-w-6xl flex-col gap-12 px-4 py-8 md:px-6">
        {page.kind === 'route' ? (
          <RouteFacts page={page} places={places} />
        ) : (
          <DestinationFacts page={page} places={places} />
        )}
        {page.stays && (
          <p>
            <LinkButton variant="secondary" icon="bed" to={url(`hotels/${page.stays.address}`)}>
              {t('landing.city-title', { city: cityIn(places, page.to) })}
            </LinkButton>
          </p>
        )}
      </div>
    </>
  )
}
