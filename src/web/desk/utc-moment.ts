import { useFormat } from '../locale/use-format.ts'

/**
 * Moments in fields of the kind `datetime-local`: to the minute and in UTC, because staff write for visitors of every zone.
 * `utcMinute` returns what such a field shows of an instant.
 */
export const utcMinute = (instant: string): string => instant.slice(0, 16)

/** Returns the instant that was typed; what can't be read is returned as it is, for the contract's schema to refuse. */
export function momentTyped(text: string): string {
  const time = Date.parse(`${text}Z`)
  return Number.isNaN(time) ? text : new Date(time).toISOString()
}

/** Returns the instant that was typed; null for an empty field. */
export const optionalMoment = (text: string): string | null =>
  text === '' ? null : momentTyped(text)

/** Returns a function that writes an instant within a text: in UTC, with the zone's name. */
export function useUtc(): (instant: string) => string {
  const format = useFormat()
  return (instant) => format.date(instant, 'date-time-zone', 'UTC')
}
