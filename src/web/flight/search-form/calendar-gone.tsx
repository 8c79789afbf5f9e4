import { useT } from '../../locale/use-t.ts'

/** Shown instead of the calendar when its script can't be loaded: the date can be typed as well. */
export function CalendarGone() {
  const t = useT()
  return <p className="max-w-64">{t('flight-search-form.calendar-gone')}</p>
}
