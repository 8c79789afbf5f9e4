import type { DestinationLanding } from '../../contract/landing/landing.ts'
import type { Place } from '../../contract/place/place.ts'
import { useMoney } from '../currency/use-money.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { LandingSection } from './landing-section.tsx'
import { cityIn } from './load-flights.ts'
import { RouteTiles } from './route-tiles.tsx'

interface DestinationFactsProps {
  page: DestinationLanding
  places: readonly Place[]
}

/** Renders what searches found of flights to a place. */
export function DestinationFacts({ page, places }: DestinationFactsProps) {
  const t = useT()
  const money = useMoney()
  const format = useFormat()
  const city = cityIn(places, page.to)
  const [lowest] = page.routes
  if (!lowest) return <p className="max-w-2xl text-ink-soft">{t('landing.none')}</p>
  return (
    <>
      <p className="max-w-2xl text-md">
        {t('landing.destination-lead', {
          city,
          from: cityIn(places, lowest.from),
          price: money(lowest.price),
          date: format.date(lowest.date),
        })}
      </p>
      <LandingSection title={t('landing.origins', { city })}>
        <RouteTiles routes={page.routes} places={places} />
        <p className="mt-4 max-w-2xl text-xs text-ink-soft">{t('landing.source')}</p>
      </LandingSection>
    </>
  )
}
