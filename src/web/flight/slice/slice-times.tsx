import type { Slice } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { DateTime } from '../../ui/time/date-time.tsx'

/** Renders a journey's departure and arrival in local times: `08:10 – 07:05 +1`. */
export function SliceTimes({ slice }: { slice: Slice }) {
  return (
    <>
      <DateTime value={slice.departure} look="time" /> –{' '}
      <DateTime value={slice.arrival} look="time" />
      <DayShift days={slice.dayShift} />
    </>
  )
}

/** Renders `+1` next to an arrival on another day than the departure; otherwise nothing. */
export function DayShift({ days }: { days: number }) {
  const t = useT()
  if (days === 0) return null
  const words = days < 0 ? t('flight-shared.day-before') : t('flight-shared.day-shift', { days })
  return (
    <sup className="text-xs font-medium text-amber" title={words}>
      <span aria-hidden="true">{days > 0 ? `+${days}` : `−${-days}`}</span>
      <span className="sr-only">{words}</span>
    </sup>
  )
}
