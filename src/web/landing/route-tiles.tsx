import { Link } from 'react-router'
import type { LinkedRoute } from '../../contract/landing/landing.ts'
import type { Place } from '../../contract/place/place.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { linkGrid, linkTile } from './landing-section.tsx'
import { cityIn } from './load-flights.ts'

interface RouteTilesProps {
  routes: readonly LinkedRoute[]
  places: readonly Place[]
}

/** Renders routes as links to their pages, each with its lowest price and its day. */
export function RouteTiles({ routes, places }: RouteTilesProps) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const format = useFormat()
  return (
    <ul className={linkGrid}>
      {routes.map(({ from, to, address, date, price }) => (
        <li key={address}>
          <Link to={url(`flights/${address}`)} className={linkTile}>
            <span className="wrap-anywhere">
              {t('home.route', { from: cityIn(places, from), to: cityIn(places, to) })}
            </span>
            <span className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1">
              <span className="font-semibold tabular">
                {t('home.fare', { price: money(price) })}
              </span>
              <span className="text-xs text-ink-soft">{format.date(date)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
