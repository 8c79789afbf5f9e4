import { formatDate, formatList } from '../../../../contract/words/format.ts'
import { formatMoney } from '../../../../contract/words/format-money.ts'
import type { Translate } from '../../../locale/word-store.ts'
import type { SharedToday } from './load-shared-trip.ts'

/** Returns the preview text of a shared trip: its flights with days and times, and today's price. */
export function sharedDescription(
  t: Translate,
  tag: string,
  { legs, price }: Pick<SharedToday, 'legs' | 'price'>,
): string {
  const flights = legs.map(({ slice: { segments, departure } }) => {
    const names = segments.map((each) => each.flight).join(' + ')
    return `${names}, ${formatDate(departure.slice(0, 10), tag, 'day')} ${formatDate(departure, tag, 'time')}`
  })
  return t('flight-share.shared-description', {
    flights: formatList(flights, t.tagOf('flight-share.shared-description')),
    price: formatMoney(price, tag),
  })
}
