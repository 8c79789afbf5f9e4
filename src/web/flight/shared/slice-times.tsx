import type { Slice } from '../../../contract/flight/offer.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { DayShift } from './day-shift.tsx'

/** When a journey leaves and lands, by the clocks of both places: `08:10 – 07:05 +1`. */
export function SliceTimes({ slice }: { slice: Slice }) {
  return (
    <>
      <DateTime value={slice.departure} look="time" /> –{' '}
      <DateTime value={slice.arrival} look="time" />
      <DayShift days={slice.dayShift} />
    </>
  )
}
