import type { Slice } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { Badge } from '../../ui/page/badge.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import type { FlightPlace } from './flight-moves.ts'
import { callMove, type FlightPair, flightPairs, isUnmoved } from './flight-moves.ts'

interface ScheduleTableProps {
  before: Slice
  after: Slice | null
  airports: PlaceNames
  /** Where the journey's flights stand among those of the order. */
  place: FlightPlace
}

/** A journey before and after a schedule change, side by side; what moved says by how much. */
export function ScheduleTable({ before, after, airports, place }: ScheduleTableProps) {
  const t = useT()
  const format = useFormat()
  const pairs = flightPairs(before, after)
  const numberText = (index: number) =>
    t('flight-changes.flight-number', { number: place.first + index, count: place.count })
  return pairs.map((pair, index) => {
    const route = [before.segments[index], after?.segments[index]].find((each) => each)
    if (pairs.length > 1 && route && isUnmoved(pair)) {
      return (
        <p key={route.flight}>
          <span className="font-semibold">
            {numberText(index)}
            {`: ${cityOf(airports, route.from)} – ${cityOf(airports, route.to)}`}
          </span>
          <span className="block text-ink-soft">
            {t('flight-changes.unchanged', {
              departure: format.date(route.departure, 'time'),
              arrival: format.date(route.arrival, 'time'),
            })}
          </span>
        </p>
      )
    }
    return (
      <table key={route?.flight} className="w-full table-fixed border-collapse text-start">
        <caption className={pairs.length > 1 ? 'pb-1 text-start font-semibold' : 'sr-only'}>
          {numberText(index)}
          {route && `: ${cityOf(airports, route.from)} – ${cityOf(airports, route.to)}`}
        </caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            <td className="w-16 sm:w-24" />
            <th scope="col" className="py-2 pe-2 text-start font-medium">
              {t('flight-changes.before')}
            </th>
            <th scope="col" className="py-2 text-start font-medium">
              {t('flight-changes.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          <FlightRow pair={pair} />
          <CallRow pair={pair} call="departure" airports={airports} />
          <CallRow pair={pair} call="arrival" airports={airports} />
        </tbody>
      </table>
    )
  })
}

const cell = 'py-2 pe-2 align-top'
const head = 'py-2 pe-2 text-start align-top text-xs font-medium text-ink-soft'

function FlightRow({ pair: { before, after } }: { pair: FlightPair }) {
  const t = useT()
  const other = before && after && before.flight !== after.flight
  return (
    <tr className="border-b border-line">
      <th scope="row" className={head}>
        {t('flight-changes.flight')}
      </th>
      <td className={cell}>{before?.flight ?? '–'}</td>
      <td className={cell} data-moved={other || undefined}>
        {after ? <span className={other ? 'font-semibold' : ''}>{after.flight}</span> : <Gone />}
        {other && <Moved>{t('flight-changes.other-flight')}</Moved>}
      </td>
    </tr>
  )
}

interface CallRowProps {
  pair: FlightPair
  call: 'departure' | 'arrival'
  airports: PlaceNames
}

function CallRow({ pair, call, airports }: CallRowProps) {
  const t = useT()
  const format = useFormat()
  const move = callMove(pair, call)
  const { minutes = 0 } = move ?? {}
  const duration = format.duration(Math.abs(minutes))
  const moved = move && (minutes !== 0 || move.airport || move.terminal)
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={head}>
        {t(call === 'departure' ? 'flight-changes.leaves' : 'flight-changes.lands')}
      </th>
      <td className={cell}>
        <Call segment={pair.before} call={call} airports={airports} />
      </td>
      <td className={cell} data-moved={moved || undefined}>
        <Call segment={pair.after} call={call} airports={airports} />
        {minutes > 0 && <Moved>{t('flight-changes.later', { duration })}</Moved>}
        {minutes < 0 && <Moved>{t('flight-changes.earlier', { duration })}</Moved>}
        {move?.airport && <Moved>{t('flight-changes.other-airport')}</Moved>}
        {move?.terminal && <Moved>{t('flight-changes.other-terminal')}</Moved>}
      </td>
    </tr>
  )
}

interface CallProps {
  segment: FlightPair['before']
  call: 'departure' | 'arrival'
  airports: PlaceNames
}

function Call({ segment, call, airports }: CallProps) {
  const t = useT()
  if (!segment) return <span className="text-ink-soft">–</span>
  const code = call === 'departure' ? segment.from : segment.to
  const terminal = call === 'departure' ? segment.departureTerminal : segment.arrivalTerminal
  return (
    <>
      <DateTime value={segment[call]} look="time" className="text-md font-semibold tabular" />
      <span className="block text-xs">
        <DateTime value={segment[call].slice(0, 10)} look="day" />
      </span>
      <span className="block text-xs text-ink-soft">
        {cityOf(airports, code)} {code}
        {terminal && <> · {t('flight-shared.terminal', { terminal })}</>}
      </span>
    </>
  )
}

function Gone() {
  const t = useT()
  return (
    <Badge tone="red" icon="close">
      {t('flight-changes.not-flown')}
    </Badge>
  )
}

/** What moved says so in words: colour alone would not be seen by everyone. */
function Moved({ children }: { children: React.ReactNode }) {
  return (
    <span className="mt-1 block">
      <Badge tone="amber" className="font-semibold">
        {children}
      </Badge>
    </span>
  )
}
