import { onceEach } from '../platform/once-each.ts'
import { airportOfOrder } from './airport.ts'

/**
 * The moment at which clocks in a zone show a local time (`YYYY-MM-DDTHH:MM`). A time that is skipped
 * when clocks go forward counts from the offset before; one that comes twice is its first.
 */
export function momentOf(local: string, zone: string): Date {
  const wall = Date.parse(`${local}:00Z`)
  const before = wall - offsetAt(wall - 86_400_000, zone)
  const after = wall - offsetAt(wall + 86_400_000, zone)
  const right = [before, after].filter((moment) => moment + offsetAt(moment, zone) === wall)
  return new Date(right[0] ?? before)
}

/** Returns the moment at which clocks at an airport show a local time; by UTC where the airport is unknown. */
export const momentAt = (local: string, iata: string): Date =>
  momentOf(local, airportOfOrder(iata)?.zone ?? 'UTC')

/** Making one costs more than all it is asked for an order. */
const offsetIn = onceEach(
  (timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }),
)

/** How far clocks in the zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  const parts = offsetIn(zone).format(moment)
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(parts) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}

/** Returns the day this many days later (or earlier), `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Creating a format takes a hundred times longer than using it, and there are only as many as time zones. */
const formatIn = onceEach((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }))

/** Returns the local calendar day at a moment, `YYYY-MM-DD`. */
export const dayInZone = (moment: Date, zone: string): string => formatIn(zone).format(moment)
