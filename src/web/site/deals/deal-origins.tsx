import { Link } from 'react-router'
import { placeAddress } from '../../../contract/place/city-addresses.ts'
import type { Place } from '../../../contract/place/place.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { cityWithCode } from '../../place/place-code.ts'

/** Renders places near the visitor to fly from, as links to their deals. */
export function DealOrigins({ home, origins }: { home: Place; origins: readonly Place[] }) {
  const t = useT()
  const url = useUrl()
  return (
    <nav aria-label={t('promo.from')} className="mt-4">
      <ul className="flex flex-wrap items-center gap-2">
        <li aria-hidden="true" className="text-ink-soft">
          {t('promo.from')}
        </li>
        {origins.map((place) => (
          <li key={place.code}>
            <Link
              to={url('promo/view/special-deals', { depAirport: placeAddress(place.code) })}
              aria-current={place.code === home.code ? 'true' : undefined}
              className="inline-flex min-h-10 items-center rounded-full border border-line-strong bg-surface px-4 no-underline hover:bg-sunk aria-[current]:border-sea aria-[current]:font-semibold aria-[current]:text-sea"
            >
              {cityWithCode(place)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
