import { Link } from 'react-router'
import type { WithAddress } from '../../../contract/place/city-addresses.ts'
import type { Place } from '../../../contract/place/place.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { shortPlace } from '../../place/place-code.ts'
import { Icon } from '../../ui/icon.tsx'
import { CityCardPicture } from '../../ui/scene/pictures.tsx'
import { type DestinationFares, useDestinationFares } from './use-destination-fares.ts'

interface DestinationGridProps {
  home: WithAddress<Place>
  to: readonly WithAddress<Place>[]
  /** The prices known when the page was rendered; others follow. */
  fares: DestinationFares
}

/** Renders cities as illustrated cards with their lowest price of the coming weeks. */
export function DestinationGrid({ home, to, fares: known }: DestinationGridProps) {
  const t = useT()
  const codes = to.map(({ code }) => code)
  const fares = useDestinationFares(home.code, codes, known)
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="text-lg font-semibold tracking-tight">
        {t('home.popular', { city: home.city })}
      </h2>
      <p className="mt-1 text-ink-soft">{t('home.popular-lead')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {to.map((place) => (
          <li key={place.code}>
            <DestinationCard
              home={home}
              place={place}
              fare={fares.find((fare) => fare.to === place.code)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DestinationCardProps {
  home: WithAddress<Place>
  place: WithAddress<Place>
  fare: DestinationFares[number] | undefined
}

/** Renders a link to the search that found the price; without a price, to the form with the route filled in. */
export function DestinationCard({ home, place, fare }: DestinationCardProps) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const format = useFormat()
  const route = { depAirport: home.address, arrAirport: place.address }
  return (
    <Link
      to={fare ? url('flight/search', { ...route, depDate: fare.date }) : url('flight', route)}
      className="group block overflow-hidden rounded border border-line bg-surface no-underline transition-colors hover:border-line-strong"
    >
      <CityCardPicture place={place.code} />
      <span className="flex items-end gap-2 px-3 py-3 md:px-4">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{place.city}</span>
          <span className="block truncate text-xs text-ink-soft">
            {t('home.route', { from: shortPlace(home), to: shortPlace(place) })}
          </span>
          {/* Always two lines, so that a price arriving later doesn't shift the layout. */}
          <span className="mt-2 block min-h-11 md:min-h-6">
            {fare && (
              <span className="flex flex-wrap items-baseline gap-x-2" data-fare={fare.price.amount}>
                <span className="font-semibold tabular text-ink">
                  {t('home.fare', { price: money(fare.price) })}
                </span>
                <span className="text-xs whitespace-nowrap text-ink-soft">
                  {format.date(fare.date)}
                </span>
              </span>
            )}
          </span>
        </span>
        <Icon name="arrow-right" className="mb-1 text-sea" />
      </span>
    </Link>
  )
}
