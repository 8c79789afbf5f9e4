import type { Slice } from '../../../contract/flight/offer.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { AirlineTile, tileColour } from '../../ui/airline-tile.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { SliceCourse } from './slice-course.tsx'
import { SliceTimes } from './slice-times.tsx'

interface SliceSummaryProps {
  slice: Slice
  airports: PlaceNames
  /** Leaves out airline and date if the page already shows them, and puts airport codes next to the times. */
  compact?: boolean
}

/** Renders a journey in three short lines: route, times, airline and stops. */
export function SliceSummary({ slice, airports, compact = false }: SliceSummaryProps) {
  const [first] = slice.segments
  const airlines = [...new Set(slice.segments.map((each) => each.airlineName))]
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
              <DateTime value={slice.departure.slice(0, 10)} look="day" />
              {', '}
            </>
          )}
          <SliceTimes slice={slice} />
          {compact && <span className="text-ink-soft">{` · ${slice.from} – ${slice.to}`}</span>}
        </p>
        <p className="text-xs text-ink-soft">
          <SliceCourse slice={slice} airports={airports} />
          {!compact && ` · ${airlines.join(', ')}`}
        </p>
      </div>
    </div>
  )
}
