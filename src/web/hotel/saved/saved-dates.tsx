import type { SavedDates } from '../../../contract/hotel/saved-stays.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'

/** Renders the dates that a property was saved with, if it has any, and why there is no price beside it. */
export function SavedDatesText({ dates }: { dates: SavedDates | undefined }) {
  const t = useT()
  const format = useFormat()
  return (
    <span className="block text-xs text-ink-soft" suppressHydrationWarning>
      {dates && (
        <span className="block">
          {format.date(dates.checkIn)} – {format.date(dates.checkOut)}
        </span>
      )}
      {t(dates ? 'hotel.saved-price-later' : 'hotel.saved-no-dates')}
    </span>
  )
}
