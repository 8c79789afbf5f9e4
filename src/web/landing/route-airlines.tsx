import type { RouteAirline } from '../../contract/landing/landing.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { AirlineTile, tileColour } from '../ui/airline-tile.tsx'

/** Renders airlines of a route with airports, terminals, stops and the shortest duration of each. */
export function RouteAirlines({ airlines }: { airlines: readonly RouteAirline[] }) {
  const t = useT()
  const format = useFormat()
  const endText = ({ airport, terminal }: RouteAirline['from']) =>
    terminal === undefined ? airport : `${airport} (${t('flight-shared.terminal', { terminal })})`
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {airlines.map(({ code, name, colour, stops, minutes, from, to }) => (
        <li
          key={`${code} ${from.airport} ${to.airport} ${stops}`}
          className="flex items-center gap-3 border-b border-line py-3"
        >
          <AirlineTile code={code} colour={tileColour(colour)} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere">{name}</span>
            <span className="block text-xs text-ink-soft">
              {t('home.route', { from: endText(from), to: endText(to) })}
            </span>
          </span>
          <span className="text-end text-xs whitespace-nowrap text-ink-soft">
            <span className="block">{format.duration(minutes)}</span>
            {stops === 0 ? t('flight-shared.direct') : t('flight-shared.transit', { count: stops })}
          </span>
        </li>
      ))}
    </ul>
  )
}
