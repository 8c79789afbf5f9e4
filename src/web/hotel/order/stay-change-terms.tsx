import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useClockAhead } from '../../session/page-state/page-state.tsx'
import { changesEnded } from './changes-ended.ts'
import type { HotelOrderItem } from './hotel-order-item.ts'

/** Renders what can be changed of a stay's rooms, and if it's less than before, since when. */
export function StayChangeTerms({ items: [first] }: { items: readonly HotelOrderItem[] }) {
  const t = useT()
  const format = useFormat()
  const now = Date.now() + useClockAhead()
  if (!first) return null
  const { hotel, rate } = first.hotel
  const ended = changesEnded(rate, now)
  if (!ended) return t('hotel-order.change-terms')
  if (!ended.at) return t('hotel-order.change-terms-never')
  const time = t('hotel.time-there', { time: format.date(ended.at, 'date-time', hotel.zone) })
  return <span suppressHydrationWarning>{t('hotel-order.change-terms-ended', { time })}</span>
}
