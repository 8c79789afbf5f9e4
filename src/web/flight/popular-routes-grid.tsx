import { Link } from 'react-router'
import type { Place } from '../../contract/place.ts'
import { useT } from '../locale/use-t.ts'
import { useUrl } from '../locale/use-url.ts'
import { CityScene } from '../ui/city-scene.tsx'
import { Icon } from '../ui/icon.tsx'

/** Cities as drawn cards, each of which fills in a search. */
export function PopularRoutesGrid({ home, to }: { home: Place; to: readonly Place[] }) {
  const t = useT()
  const url = useUrl()
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="text-lg font-semibold tracking-tight">
        {t('home.popular', { city: home.city })}
      </h2>
      <p className="mt-1 text-ink-soft">{t('home.popular-lead')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {to.map((place) => (
          <li key={place.code}>
            <Link
              to={url('flight', { depAirport: home.code, arrAirport: place.code })}
              className="group block overflow-hidden rounded border border-line bg-surface no-underline transition-colors hover:border-line-strong"
            >
              <CityScene place={place.code} className="h-28 w-full md:h-44" />
              <span className="flex items-center gap-2 px-3 py-3 md:px-4">
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{place.city}</span>
                  <span className="block truncate text-xs text-ink-soft">
                    {t('home.route', { from: home.code, to: place.code })}
                  </span>
                </span>
                <Icon name="arrow-right" className="text-sea" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
