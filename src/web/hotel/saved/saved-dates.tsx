import type { SavedDates } from '../../../contract/hotel/saved-stays.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'

/** Renders the dates that a property was saved with, if it has any, and what it cost when that was seen, or why there is no price. */
export function SavedDatesText({ dates }: { dates: SavedDates | undefined }) {
  const t = useT()
  const format = useFormat()
  const money = useMoney()
  const price = dates?.price
  return (
    <span className="block text-xs text-ink-soft" suppressHydrationWarning>
      {dates && (
        <span className="block">
          {format.date(dates.checkIn)} – {format.date(dates.checkOut)}
        </span>
      )}
      {price
        ? t('hotel.saved-price', {
            price: money(price.total),
            date: format.date(price.seenAt, 'short'),
          })
        : t(dates ? 'hotel.saved-price-later' : 'hotel.saved-no-dates')}
    </span>
  )
}
