import type { Slice, StopType } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { Translate } from '../../locale/word-store.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'

interface SliceCourseProps {
  slice: Slice
  airports: PlaceNames
}

/** Renders a journey's duration and stops: `5 h 20 min · 1 stop via Singapore`. */
export function SliceCourse({ slice, airports }: SliceCourseProps) {
  const t = useT()
  const format = useFormat()
  const via = slice.connections.map((each) => cityOf(airports, each.airport))
  return (
    <>
      {format.duration(slice.minutes)} · {stopsText(t, slice.stopType, slice.connections.length)}
      {via.length > 0 && ` ${t('flight-shared.via', { airports: format.list(via) })}`}
    </>
  )
}

/** Returns a stop type as text: `Direct`, `1 stop`, `Self-transfer` (S3.32). */
export function stopsText(t: Translate, stops: StopType, changes: number): string {
  if (stops === 'transit') return t('flight-shared.transit', { count: changes })
  return t(stops === 'direct' ? 'flight-shared.direct' : 'flight-shared.onestop')
}
