import { Fragment } from 'react'
import type { Slice } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { PlaceNames } from '../../place/place-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { ConnectionDetails } from './connection-details.tsx'
import { SegmentDetails } from './segment-details.tsx'

interface SliceDetailsProps {
  slice: Slice
  airports: PlaceNames
  /** The announced journey, shown next to the booked one; null if it no longer operates. */
  announced?: Slice | null | undefined
}

/** Renders a journey flight by flight, with its connections and its estimated CO₂. */
export function SliceDetails({ slice, airports, announced }: SliceDetailsProps) {
  const t = useT()
  const format = useFormat()
  const shown = announced ?? slice
  const added = announced?.segments.slice(slice.segments.length) ?? []
  return (
    <div>
      <ol>
        {[...slice.segments, ...added].map((segment, index) => (
          <Fragment key={segment.flight + segment.departure}>
            {index > 0 && (
              <li>
                <ConnectionDetails slice={shown} index={index - 1} airports={airports} />
              </li>
            )}
            <li>
              <SegmentDetails
                segment={segment}
                airports={airports}
                now={announced && (announced.segments[index] ?? null)}
                day={slice.departure.slice(0, 10)}
              />
            </li>
          </Fragment>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        <span className="inline-flex items-center gap-1">
          <Icon name="clock" size={16} />
          {t('flight-shared.total-time', { duration: format.duration(shown.minutes) })}
        </span>
        <span className="inline-flex items-center gap-1" title={t('flight-shared.co2-note')}>
          <Icon name="leaf" size={16} />
          {t('flight-shared.co2', { kg: format.number(shown.co2Kg) })}
        </span>
      </p>
    </div>
  )
}
