import type { Notice } from '../../../contract/aftersales/after-sales.ts'
import { formatDate } from '../../../contract/words/format.ts'

type Flights = Notice['before']

/**
 * Returns the old times and the new ones, if there are any, in the time of their airports, and the deadline of an airline's
 * change in the agency's `zone`. `tag` is the reader's.
 */
export function noticeWords(
  { before, after, answerBy }: Notice,
  { tag, zone }: { tag: string; zone: string },
) {
  const times = ({ departure, arrival }: Flights) =>
    `${formatDate(departure, tag, 'date-time')} – ${formatDate(arrival, tag, 'date-time')}`
  return {
    before: times(before),
    after: after && times(after),
    by: formatDate(answerBy, tag, 'date-time-zone', zone),
  }
}

/** Returns the notice that an entry of an order's history is about: the item's newest one at that time. */
export const noticeAt = (
  notices: readonly Notice[],
  { itemId, at }: { itemId: string | null; at: string },
): Notice | undefined =>
  notices
    .filter((notice) => notice.itemId === itemId && notice.openedAt <= at)
    .toSorted((one, other) => other.openedAt.localeCompare(one.openedAt))[0]
