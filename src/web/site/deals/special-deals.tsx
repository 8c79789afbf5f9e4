import { placeAddress } from '../../../contract/place/city-addresses.ts'
import { nightsBetween } from '../../hotel/search/typed-stay.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { shortPlace } from '../../place/place-code.ts'
import { PlacePageLinks } from '../../place/place-pages.tsx'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { cardGrid, cardInGrid } from '../card-grid.ts'
import type { Route } from './+types/special-deals.ts'
import { DealCard } from './deal-card.tsx'
import { DealOrigins } from './deal-origins.tsx'
import { loadDeals } from './load-deals.ts'

export const handle = { canonical: 'own' }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const t = tFor(context)
  return {
    title: t('promo.deals-title'),
    description: t('promo.deals-lead'),
    ...(await loadDeals(context, request, url.searchParams.get('depAirport') ?? '')),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { title, description, data } = loaderData
  const tags = pageMeta({ title, description })
  return data ? [...tags, { 'script:ld+json': data }] : tags
}

/** Renders the special deals (S2.18): the lowest prices that searches found lately, each a link to its search. */
export default function SpecialDeals({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  const { home, origins, flights, stays, pages } = loaderData
  return (
    <Page>
      <h1 className="text-xl font-bold tracking-tight">{t('promo.deals-title')}</h1>
      <p className="mt-1 max-w-2xl text-ink-soft">{t('promo.deals-lead')}</p>
      {home && <DealOrigins home={home} origins={origins} />}
      {home && (
        <section aria-labelledby="flights" className="mt-8">
          <h2 id="flights" className="text-lg font-semibold tracking-tight">
            {t('promo.deals-flights', { city: home.city })}
          </h2>
          {flights.length > 0 ? (
            <ul className={cx('mt-4', cardGrid)}>
              {flights.map(({ from, to, date, price, hoursAgo, search }) => (
                <li key={to.code} className={cardInGrid}>
                  <DealCard
                    to={search}
                    scene={to.code}
                    title={to.city}
                    details={t('promo.deal-flight', {
                      from: shortPlace(from),
                      to: shortPlace(to),
                      // A line breaks before the day, not within it.
                      date: format.date(date).replaceAll(' ', '\u00a0'),
                    })}
                    price={price}
                    priceFor={t('promo.for-adult')}
                    hoursAgo={hoursAgo}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <div className="mt-4">
              <EmptyState
                icon="plane"
                title={t('promo.no-flights-title', { city: home.city })}
                actions={
                  <LinkButton to={url('flight', { depAirport: placeAddress(home.code) })}>
                    {t('promo.to-search')}
                  </LinkButton>
                }
              >
                {t('promo.no-flights-text')}
              </EmptyState>
            </div>
          )}
        </section>
      )}
      <section aria-labelledby="stays" className="mt-8">
        <h2 id="stays" className="text-lg font-semibold tracking-tight">
          {t('promo.deals-stays')}
        </h2>
        {stays.length > 0 ? (
          <ul className={cx('mt-4', cardGrid)}>
            {stays.map(({ city, scene, checkIn, checkOut, price, hoursAgo, search }) => {
              const nights = nightsBetween(checkIn, checkOut)
              return (
                <li key={city.id} className={cardInGrid}>
                  <DealCard
                    to={search}
                    scene={scene}
                    title={city.name}
                    details={t('promo.deal-stay', {
                      checkIn: format.date(checkIn, 'short'),
                      checkOut: format.date(checkOut, 'short'),
                    })}
                    price={price}
                    priceFor={t('promo.for-room', { nights })}
                    hoursAgo={hoursAgo}
                  />
                </li>
              )
            })}
          </ul>
        ) : (
          <div className="mt-4">
            <EmptyState
              icon="bed"
              title={t('promo.no-stays-title')}
              actions={<LinkButton to={url('hotel')}>{t('promo.to-stays')}</LinkButton>}
            >
              {t('promo.no-stays-text')}
            </EmptyState>
          </div>
        )}
      </section>
      <div className="mt-8">
        <PlacePageLinks pages={pages} />
      </div>
    </Page>
  )
}
