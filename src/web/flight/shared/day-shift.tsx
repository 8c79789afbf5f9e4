import { useT } from '../../locale/language.ts'

/** `+1` beside an arrival on another day than the departure; nothing on the same day. */
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
