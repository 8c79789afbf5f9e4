import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DateLook } from '../../../contract/words/format.ts'
import { DateTime } from './date-time.tsx'

interface LocalTimeProps {
  value: string
  look?: DateLook
}

/** The zone of all times of a part of the site, which says so itself: the desk's. '' elsewhere. */
export const OneZoneContext = createContext('')

/**
 * Renders an instant, or its day, in the visitor's own zone. The server doesn't know it, so without scripts it's in UTC,
 * and a time names it.
 */
export function LocalTime({ value, look = 'date-time' }: LocalTimeProps) {
  const zone = useOwnZone()
  const isNamed = zone === undefined && look === 'date-time'
  return <DateTime value={value} look={isNamed ? 'date-time-zone' : look} zone={zone} />
}

/** Returns the visitor's own zone; undefined on the server and until the page is hydrated. A part with one zone has that. */
export function useOwnZone(): string | undefined {
  const own = useSyncExternalStore(never, ownZone, () => undefined)
  return useContext(OneZoneContext) || own
}

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
