import type { Segment } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { AirlineTile, tileColour } from '../../ui/airline-tile.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'

interface SegmentDetailsProps {
  segment: Segment
  airports: PlaceNames
  /** The journey's departure day; times on other days show their date. */
  day: string
  /** The announced flight, shown next to the booked one; null if it no longer operates. */
  now?: Segment | null | undefined
}

/**
 * Renders one flight from top to bottom: departure, flight, arrival. If the airline moved it, the booked times are
 * struck through.
 */
export function SegmentDetails({ segment, airports, day, now }: SegmentDetailsProps) {
  const t = useT()
  const format = useFormat()
  const shown = now ?? segment
  const isRenamed = shown.flight !== segment.flight
  return (
    <div className="grid grid-cols-[3.5rem_1fr] gap-x-4">
      <Call
        call={departureOf(segment)}
        now={now && departureOf(now)}
        day={day}
        airports={airports}
      />
      <span className="flex justify-center py-1" aria-hidden="true">
        <span className="w-px bg-line-strong" />
      </span>
      <div className="flex gap-3 py-2 text-xs text-ink-soft">
        <AirlineTile code={shown.airline} colour={tileColour(shown.airlineColour)} size={24} />
        <p>
          {shown.airlineName} {isRenamed && <s>{segment.flight}</s>} {shown.flight} ·{' '}
          {shown.aircraftName}
          <br />
          {t('flight-shared.flight-time', { duration: format.duration(shown.minutes) })}
          {shown.operatedBy && (
            <> · {t('flight-shared.operated-by', { airline: shown.operatedBy })}</>
          )}
        </p>
      </div>
      <Call call={arrivalOf(segment)} now={now && arrivalOf(now)} day={day} airports={airports} />
    </div>
  )
}

interface AirportCall {
  time: string
  code: string
  terminal: string | undefined
}

const departureOf = ({ departure, from, departureTerminal }: Segment): AirportCall => ({
  time: departure,
  code: from,
  terminal: departureTerminal,
})

const arrivalOf = ({ arrival, to, arrivalTerminal }: Segment): AirportCall => ({
  time: arrival,
  code: to,
  terminal: arrivalTerminal,
})

interface CallProps {
  call: AirportCall
  now: AirportCall | null | undefined
  day: string
  airports: PlaceNames
}

function Call({ call, now, day, airports }: CallProps) {
  const t = useT()
  const shown = now ?? call
  const { code, terminal } = shown
  const name = airports[code]?.name
  const isStruck = now === null || shown.time !== call.time
  return (
    <>
      <span className="text-end tabular font-semibold">
        {isStruck && (
          <s className="block font-normal text-ink-soft">
            <span className="sr-only">{t('flight-shared.moved-was')} </span>
            <CallTime time={call.time} day={day} />
          </s>
        )}
        {isStruck && now && <span className="sr-only">{t('flight-shared.moved-now')} </span>}
        {now !== null && <CallTime time={shown.time} day={day} />}
      </span>
      <p className={isStruck && now ? 'self-end' : undefined}>
        {code !== call.code && <s className="text-ink-soft">{call.code} </s>}
        <span className="font-medium">{cityOf(airports, code)}</span>{' '}
        <span className="text-ink-soft">
          {code}
          {name && <span className="hidden sm:inline"> · {name}</span>}
          {terminal && <> · {t('flight-shared.terminal', { terminal })}</>}
        </span>
      </p>
    </>
  )
}

function CallTime({ time, day }: { time: string; day: string }) {
  return (
    <>
      <DateTime value={time} look="time" />
      {time.slice(0, 10) !== day && (
        <span className="block text-xs font-normal text-amber">
          <DateTime value={time.slice(0, 10)} look="short" />
        </span>
      )}
    </>
  )
}
