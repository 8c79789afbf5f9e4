import { days, hours } from '../../platform/duration.ts'
import { endsOf } from '../trip-order.ts'
import type { StoredNotice } from './notice.ts'

/** What is always left to answer while a dispute is open, and so once it's decided. */
const atLeast = days(7)
/** Deadlines move a day at a time: their text stands on pages and in documents. */
const step = days(1)
/** After this, the airline has to know who flies. */
const beforeDeparture = hours(24)

/** Returns until when a notice has to move its deadline on, so that it's found before it runs out. */
export const movesBefore = (now: number): Date => new Date(now + atLeast - step)

/**
 * Returns the later deadline of a notice whose order's payment is disputed; undefined if there is enough time left, or if
 * the flights leave too soon. Travellers can't get their refund during a dispute, and would lose it to the deadline.
 */
export function extendedDeadline(
  { before, after, answerBy }: Pick<StoredNotice, 'before' | 'after' | 'answerBy'>,
  now: number,
): Date | undefined {
  const departures = [before, ...(after ? [after] : [])].map((slice) =>
    endsOf(slice).departs.getTime(),
  )
  const latest = Math.min(now + atLeast, Math.min(...departures) - beforeDeparture)
  const isDue = answerBy <= movesBefore(now) && latest > answerBy.getTime()
  return isDue ? new Date(latest) : undefined
}
