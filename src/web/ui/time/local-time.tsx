import { useSyncExternalStore } from 'react'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { DateTime } from './date-time.tsx'

/**
 * Renders an instant in the visitor's own zone. The server doesn't know it, so without scripts the time is in UTC and
 * labelled so.
 */
export function LocalTime({ value }: { value: string }) {
  const t = useT()
  const format = useFormat()
  const zone = useSyncExternalStore(never, ownZone, () => undefined)
  if (zone) return <DateTime value={value} look="date-time" zone={zone} />
  return (
    <time dateTime={value}>
      {t('order.in-zone', { time: format.date(value, 'date-time', 'UTC') })}
    </time>
  )
}

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
