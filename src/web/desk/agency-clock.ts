import { momentOf, offsetAt } from '../../contract/zoned-moment.ts'
import { useFormat } from '../locale/use-format.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'

/** Returns the time zone of the desk's one clock. Loaders and actions read it from the public settings of `platformContext`. */
export const useAgencyZone = (): string => usePublicConfig().agencyZone

/** Returns a moment as if its wall clock in a zone were UTC: its first ten characters as ISO are the day there. */
export const wallClock = (moment: number, zone: string): number => moment + offsetAt(moment, zone)

/** Returns the agency's day at a moment, `YYYY-MM-DD`. */
export const agencyDay = (moment: number, zone: string): string =>
  new Date(wallClock(moment, zone)).toISOString().slice(0, 10)

/**
 * Moments in fields of the kind `datetime-local` are typed to the minute and in the agency's zone. Returns the text of such a
 * field for an instant; '' for a text that is no instant.
 */
export function minuteOf(instant: string, zone: string): string {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : new Date(wallClock(time, zone)).toISOString().slice(0, 16)
}

/** Returns the instant that was typed; what can't be read is returned as it is, for the contract's schema to refuse. */
export function momentTyped(text: string, zone: string): string {
  const [, day, time = '00:00', seconds = '0'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}))?)?$/.exec(text) ?? []
  const minute = `${day}T${time}`
  if (day === undefined || Number.isNaN(Date.parse(`${minute}Z`))) return text
  return new Date(momentOf(minute, zone).getTime() + Number(seconds) * 1000).toISOString()
}

/** Returns the instant that was typed; null for an empty field. */
export const optionalMoment = (text: string, zone: string): string | null =>
  text === '' ? null : momentTyped(text, zone)

/** Returns a function that writes an instant within a text: in the agency's zone, with its name. */
export function useAgencyTime(): (instant: string) => string {
  const format = useFormat()
  const zone = useAgencyZone()
  return (instant) => format.date(instant, 'date-time-zone', zone)
}
