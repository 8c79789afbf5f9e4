import { onceEach } from '../../platform/once-each.ts'

const clockOf = onceEach(
  (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }),
)

/** Returns a zone's offset from UTC at a given time, in minutes. */
function offsetAt(moment: number, zone: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(clockOf(zone).format(moment)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

/**
 * Returns the instant of a local time in a zone, in milliseconds since 1970. Times in a skipped hour use the offset
 * after it.
 */
export function momentOf(local: string, zone: string): number {
  const wall = Date.parse(`${local.slice(0, 16)}:00Z`)
  const guess = wall - offsetAt(wall, zone) * 60_000
  return wall - offsetAt(guess, zone) * 60_000
}

/** Parses an ISO 8601 duration (`P1DT2H26M`) to minutes; undefined if it isn't one. */
export function minutesOf(duration: string | null | undefined): number | undefined {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/.exec(duration ?? '')
  if (!match || duration === 'P') return undefined
  const [days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return (days * 24 + hours) * 60 + minutes
}
