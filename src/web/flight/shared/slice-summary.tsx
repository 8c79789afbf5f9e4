import type { Slice } from '../../../contract/offer.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useT } from '../../locale/use-t.ts'
import { AirlineTile } from '../../ui/airline-tile.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { type AirportNames, cityOf } from './airport-names.ts'
import { DayShift } from './day-shift.tsx'
import { stopsText } from './stops-text.ts'
import { tileColour } from './tile-colour.ts'

interface SliceSummaryProps {
  slice: Slice
  airports: AirportNames
  /** Leaves out airline and date, where the page has said them already. */
  compact?: boolean
}

/** A journey in three short lines: where, when, by whom and with how many stops. */
export function SliceSummary({ slice, airports, compact = false }: SliceSummaryProps) {
  const t = useT()
  const format = useFormat()
  const [first] = slice.segments
  const airlines = [...new Set(slice.segments.map((each) => each.airlineName))]
  const via = slice.connections.map((each) => cityOf(airports, each.airport))
  return (
    <div className="flex items-start gap-3">
      {!compact && first && (
        <AirlineTile code={first.airline} colour={tileColour(first.airlineColour)} />
      )}
      <div className="min-w-0">
        <p className="font-semibold">
          {cityOf(airports, slice.from)} – {cityOf(airports, slice.to)}
        </p>
        <p className="tabular">
          {!compact && (
            <>
              <DateTime value={slice.departure.slice(0, 10)} look="medium" />
              {', '}
            </>
          )}
          <DateTime value={slice.departure} look="time" /> –{' '}
          <DateTime value={slice.arrival} look="time" />
          <DayShift days={slice.dayShift} />
        </p>
        <p className="text-xs text-ink-soft">
          {format.duration(slice.minutes)} ·{' '}
          {stopsText(t, slice.stopType, slice.connections.length)}
          {via.length > 0 && ` ${t('flight-shared.via', { airports: format.list(via) })}`}
          {!compact && ` · ${airlines.join(', ')}`}
        </p>
      </div>
    </div>
  )
}
