import { useSyncExternalStore } from 'react'
import type { DateLook } from '../../../contract/words/format.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { DateTime } from './date-time.tsx'

interface LocalTimeProps {
  value: string
  look?: DateLook
}

/**
 * Renders an instant, or its day, in the visitor's own zone. The server doesn't know it, so without scripts it's in UTC,
 * and a time is labelled so.
 */
export function LocalTime({ value, look = 'date-time' }: LocalTimeProps) {
  const t = useT()
  const format = useFormat()
  const zone = useOwnZone()
  if (zone || look !== 'date-time') return <DateTime value={value} look={look} zone={zone} />
  return (
    <time dateTime={value}>
      {t('order.in-zone', { time: format.date(value, 'date-time', 'UTC') })}
    </time>
  )
}

/** Returns the visitor's own zone; undefined on the server and until the page is hydrated. */
export const useOwnZone = (): string | undefined =>
  useSyncExternalStore(never, ownZone, () => undefined)

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
