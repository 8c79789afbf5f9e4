import { useT } from '../../locale/use-t.ts'

/** Stands where the calendar would: its script did not arrive. The date can be typed as well. */
export function CalendarGone() {
  const t = useT()
  return <p className="max-w-64">{t('flight-search-form.calendar-gone')}</p>
}
