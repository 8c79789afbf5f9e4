import { Link } from 'react-router'
import { useT, useUrl } from '../locale/language.ts'
import { Icon } from '../ui/icon.tsx'
import { CityCardPicture } from '../ui/scene/pictures.tsx'
import type { PopularDestination } from './popular-cities.ts'

/** Renders cities as illustrated cards that fill in the form. */
export function CityGrid({ cities }: { cities: readonly PopularDestination[] }) {
  const t = useT()
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="text-lg font-semibold tracking-tight">
        {t('hotel-landing.popular')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {cities.map((city) => (
          <li key={city.id}>
            <CityCard city={city} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Renders a link to the form with a city filled in. */
export function CityCard({ city }: { city: PopularDestination }) {
  const t = useT()
  const url = useUrl()
  return (
    <Link
      to={url('hotel', { destination: city.id })}
      className="group block overflow-hidden rounded border border-line bg-surface no-underline transition-colors hover:border-line-strong"
    >
      <CityCardPicture place={city.scene} />
      <span className="flex items-end gap-2 px-3 py-3 md:px-4">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{city.name}</span>
          <span className="block text-xs text-ink-soft">
            {city.properties ? t('hotel-landing.places', { count: city.properties }) : city.within}
          </span>
        </span>
        <Icon name="arrow-right" className="mb-1 text-sea" />
      </span>
    </Link>
  )
}
