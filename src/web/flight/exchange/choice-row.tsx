import type { Offer } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { PlaceNames } from '../../place/place-names.ts'
import { AirlineTile, tileColour } from '../../ui/airline-tile.tsx'
import { Badge } from '../../ui/page/badge.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { SliceCourse } from '../slice/slice-course.tsx'
import { SliceDetails } from '../slice/slice-details.tsx'
import { SliceTimes } from '../slice/slice-times.tsx'
import { StopNotice } from '../slice/stop-notice.tsx'
import { ChoiceFare } from './choice-fare.tsx'
import type { FlightChoice } from './group-choices.ts'

interface ChoiceRowProps {
  flight: FlightChoice
  airports: PlaceNames
  /** The current fare. */
  was: Offer
  /** Whether these are the current flights, so that only the fare would change. */
  same: boolean
  /** Set if it overlaps with the previous or next journey and so can't be selected. */
  clash: 'before' | 'after' | undefined
}

/** Renders one alternative: times, stops, and its cost in each fare. */
export function ChoiceRow({ flight, airports, was, same, clash }: ChoiceRowProps) {
  const t = useT()
  const format = useFormat()
  const { slice, fares } = flight
  const [first] = slice.segments
  return (
    <li className="rounded border border-line bg-surface p-4 pb-1" data-stops={slice.stopType}>
      <div className="flex items-start gap-3">
        {first && <AirlineTile code={first.airline} colour={tileColour(first.airlineColour)} />}
        <div className="min-w-0 flex-1">
          <p className="text-md font-semibold tabular">
            <SliceTimes slice={slice} />
          </p>
          <p className="text-xs text-ink-soft">
            <SliceCourse slice={slice} airports={airports} />
            {` · ${first?.airlineName} ${format.list(slice.segments.map((each) => each.flight))}`}
          </p>
          {same && (
            <p className="mt-1">
              <Badge>{t('flight-changes.change-now', { count: slice.segments.length })}</Badge>
            </p>
          )}
        </div>
      </div>
      {clash && (
        <p className="mt-2 text-xs font-medium text-amber">
          {t(`flight-changes.change-clash-${clash}`)}
        </p>
      )}
      <ul className="mt-3 border-t border-line">
        {fares.map((choice) => (
          <ChoiceFare key={choice.changeId} choice={choice} was={was} pickable={!clash} />
        ))}
      </ul>
      <Disclosure className="border-t border-line" summary={t('flight-changes.change-details')}>
        <div className="pb-3">
          <SliceDetails slice={slice} airports={airports} />
          <div className="mt-4 grid gap-2 empty:hidden">
            <StopNotice slice={slice} airports={airports} />
          </div>
        </div>
      </Disclosure>
    </li>
  )
}
