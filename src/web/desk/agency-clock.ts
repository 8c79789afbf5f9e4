import { momentOf, offsetAt } from '../../contract/zoned-moment.ts'
import { useFormat } from '../locale/use-format.ts'

/** The zone of the desk's one clock. It's the same for everybody and as long as the server runs, so it's in no context. */
let zone = 'UTC'

/** Sets the zone as the server is configured: for each request, and on the desk's pages. */
export function setAgencyZone(configured: string): void {
  zone = configured
}

export const agencyZone = (): string => zone

/** Returns a moment as if its wall clock were UTC: its first ten characters as ISO are the agency's day. */
export const wallClock = (moment: number): number => moment + offsetAt(moment, zone)

/** Returns the agency's day at a moment, `YYYY-MM-DD`. */
export const agencyDay = (moment: number): string =>
  new Date(wallClock(moment)).toISOString().slice(0, 10)

/**
 * Moments in fields of the kind `datetime-local` are typed to the minute and in the agency's zone. Returns what such a field
 * shows of an instant; what is none stays as it is.
 */
export function minuteOf(instant: string): string {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : new Date(wallClock(time)).toISOString().slice(0, 16)
}

/** Returns the instant that was typed; what can't be read is returned as it is, for the contract's schema to refuse. */
export function momentTyped(text: string): string {
  const [, day, time = '00:00', seconds = '0'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}))?)?$/.exec(text) ?? []
  const minute = `${day}T${time}`
  if (day === undefined || Number.isNaN(Date.parse(`${minute}Z`))) return text
  return new Date(momentOf(minute, zone).getTime() + Number(seconds) * 1000).toISOString()
}

/** Returns the instant that was typed; null for an empty field. */
export const optionalMoment = (text: string): string | null =>
  text === '' ? null : momentTyped(text)

/** Returns a function that writes an instant within a text: in the agency's zone, with its name. */
export function useAgencyTime(): (instant: string) => string {
  const format = useFormat()
  return (instant) => format.date(instant, 'date-time-zone', zone)
}
