import { Link } from 'react-router'
import type { RouteLanding } from '../../contract/landing/landing.ts'
import { placeAddress } from '../../contract/place/city-addresses.ts'
import type { Place } from '../../contract/place/place.ts'
import { useMoney } from '../currency/use-money.ts'
import { useStayFormat } from '../hotel/terms/use-stay-format.ts'
import { useT, useUrl } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { cx } from '../ui/cx.ts'
import { LandingSection, linkGrid, linkTile } from './landing-section.tsx'
import { cityIn } from './load-flights.ts'
import { RouteAirlines } from './route-airlines.tsx'
import { RouteTiles } from './route-tiles.tsx'

interface RouteFactsProps {
  page: RouteLanding
  places: readonly Place[]
}

/** Renders what searches found of a route. */
export function RouteFacts({ page, places }: RouteFactsProps) {
  const t = useT()
  const from = cityIn(places, page.from)
  const to = cityIn(places, page.to)
  return (
    <>
      {page.days.length > 0 ? (
        <>
          <RouteLead page={page} from={from} to={to} />
          <LandingSection title={t('landing.days', { from, to })}>
            <CheapestDays page={page} />
            <p className="mt-4 max-w-2xl text-xs text-ink-soft">{t('landing.source')}</p>
          </LandingSection>
        </>
      ) : (
        <p className="max-w-2xl text-ink-soft">{t('landing.none')}</p>
      )}
      {page.months.length > 1 && (
        <LandingSection title={t('landing.months')}>
          <Months page={page} />
        </LandingSection>
      )}
      {page.airlines.length > 0 && (
        <LandingSection title={t('landing.airlines', { from, to })}>
          <RouteAirlines airlines={page.airlines} />
        </LandingSection>
      )}
      {page.others.length > 0 && (
        <LandingSection title={t('landing.others', { city: from })}>
          <RouteTiles routes={page.others} places={places} />
        </LandingSection>
      )}
    </>
  )
}

function RouteLead({ page, from, to }: { page: RouteLanding; from: string; to: string }) {
  const t = useT()
  const money = useMoney()
  const format = useFormat()
  const stays = useStayFormat()
  const [lowest] = page.days
  if (!lowest) return null
  const bags = page.days.flatMap(({ withBag }) => withBag ?? [])
  const [bag] = bags.toSorted((a, b) => a.amount - b.amount)
  const direct = page.airlines.filter(({ stops }) => stops === 0).map(({ minutes }) => minutes)
  const [month] = page.months.toSorted((a, b) => a.price.amount - b.price.amount)
  const sentences = [
    t('landing.lowest', {
      from,
      to,
      price: money(lowest.price),
      // A line breaks before the day, not within it.
      date: format.date(lowest.date).replaceAll(' ', '\u00a0'),
    }),
    bag && t('landing.lowest-bag', { price: money(bag) }),
    direct.length > 0 && t('landing.fastest', { duration: format.duration(Math.min(...direct)) }),
    month &&
      page.months.length > 1 &&
      t('landing.cheapest-month', {
        month: stays.month(month.month),
        price: money(month.price),
      }),
  ]
  return (
    <div className="max-w-2xl space-y-1 text-md">
      {sentences.filter(Boolean).map((sentence) => (
        <p key={String(sentence)}>{sentence}</p>
      ))}
    </div>
  )
}

function CheapestDays({ page }: { page: RouteLanding }) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const format = useFormat()
  const route = { depAirport: placeAddress(page.from), arrAirport: placeAddress(page.to) }
  return (
    <ul className={cx('grid-cols-2', linkGrid)}>
      {page.days.map(({ date, price, withBag }) => (
        <li key={date}>
          <Link to={url('flight/search', { ...route, depDate: date })} className={linkTile}>
            <span>{format.date(date)}</span>
            <span className="font-semibold tabular" data-fare={price.amount}>
              {money(price)}
            </span>
            {withBag && (
              <span className="text-xs text-ink-soft">
                {t('landing.with-bag', { price: money(withBag) })}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Months({ page }: { page: RouteLanding }) {
  const money = useMoney()
  const format = useStayFormat()
  return (
    <dl className="max-w-md divide-y divide-line rounded border border-line bg-surface">
      {page.months.map(({ month, price }) => (
        <div key={month} className="flex justify-between gap-4 px-3 py-3 md:px-4">
          <dt>{format.month(month)}</dt>
          <dd className="font-semibold tabular">{money(price)}</dd>
        </div>
      ))}
    </dl>
  )
}
