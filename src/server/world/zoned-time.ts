import { momentOf, offsetAt } from '../../contract/zoned-moment.ts'
import { onceEach } from '../platform/once-each.ts'
import { airportOfOrder } from './airport.ts'

export { momentOf, offsetAt }

/** Returns the moment at which clocks at an airport show a local time; by UTC where the airport is unknown. */
export const momentAt = (local: string, iata: string): Date =>
  momentOf(local, airportOfOrder(iata)?.zone ?? 'UTC')

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
