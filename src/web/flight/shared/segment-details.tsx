import type { Segment } from '../../../contract/offer.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useT } from '../../locale/use-t.ts'
import { AirlineTile } from '../../ui/airline-tile.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { type AirportNames, cityOf } from './airport-names.ts'
import { tileColour } from './tile-colour.ts'

interface SegmentDetailsProps {
  segment: Segment
  airports: AirportNames
  /** Departure day of the whole journey; a call on another day shows its date. */
  day: string
}

/** One flight, read down: leaves, flies, lands. */
export function SegmentDetails({ segment, airports, day }: SegmentDetailsProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="grid grid-cols-[3.5rem_1fr] gap-x-4">
      <Call
        time={segment.departure}
        day={day}
        code={segment.from}
        terminal={segment.departureTerminal}
        airports={airports}
      />
      <span className="flex justify-center py-1" aria-hidden="true">
        <span className="w-px bg-line-strong" />
      </span>
      <div className="flex gap-3 py-2 text-xs text-ink-soft">
        <AirlineTile code={segment.airline} colour={tileColour(segment.airlineColour)} size={24} />
        <p>
          {segment.airlineName} {segment.flight} · {segment.aircraftName}
          <br />
          {t('flight-shared.flight-time', { duration: format.duration(segment.minutes) })}
          {segment.operatedBy && (
            <> · {t('flight-shared.operated-by', { airline: segment.operatedBy })}</>
          )}
        </p>
      </div>
      <Call
        time={segment.arrival}
        day={day}
        code={segment.to}
        terminal={segment.arrivalTerminal}
        airports={airports}
      />
    </div>
  )
}

interface CallProps {
  time: string
  day: string
  code: string
  terminal: string | undefined
  airports: AirportNames
}

function Call({ time, day, code, terminal, airports }: CallProps) {
  const t = useT()
  const name = airports[code]?.name
  return (
    <>
      <span className="text-end tabular font-semibold">
        <DateTime value={time} look="time" />
        {time.slice(0, 10) !== day && (
          <span className="block text-xs font-normal text-amber">
            <DateTime value={time.slice(0, 10)} look="short" />
          </span>
        )}
      </span>
      <p>
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
