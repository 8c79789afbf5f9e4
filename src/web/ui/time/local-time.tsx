import { useSyncExternalStore } from 'react'
import type { DateLook } from '../../../contract/words/format.ts'
import { DateTime } from './date-time.tsx'

interface LocalTimeProps {
  value: string
  look?: DateLook
}

/**
 * Renders an instant, or its day, in the visitor's own zone. The server doesn't know it, so without scripts it's in UTC,
 * and a time names it.
 */
export function LocalTime({ value, look = 'date-time' }: LocalTimeProps) {
  const zone = useOwnZone()
  const isNamed = zone === undefined && look === 'date-time'
  return <DateTime value={value} look={isNamed ? 'date-time-zone' : look} zone={zone} />
}

/** Returns the visitor's own zone; undefined on the server and until the page is hydrated. */
export const useOwnZone = (): string | undefined =>
  useSyncExternalStore(never, ownZone, () => undefined)

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
