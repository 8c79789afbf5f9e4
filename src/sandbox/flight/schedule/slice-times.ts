import type { Segment, Slice } from '../../../contract/flight/offer.ts'
import { airportOfOrder } from '../../../server/world/airport.ts'
import { wallClock } from '../timetable/calendar-day.ts'
import { type ZoneClock, zoneClock } from '../timetable/zone-clock.ts'

/** Returns the clock of an airport's time zone. */
const clockAt = (airport: string): ZoneClock => zoneClock(airportOfOrder(airport)?.zone ?? 'UTC')

/** Returns the UTC minute of a flight's departure; the arrival is its block time later. */
export const departureMinute = ({ from, departure }: Pick<Segment, 'from' | 'departure'>): number =>
  clockAt(from).toUtc(Date.parse(`${departure}Z`) / 60_000)

/** Returns the local time of an airport at a UTC minute, `YYYY-MM-DDTHH:MM`. */
export const localTime = (airport: string, utcMinute: number): string =>
  wallClock(utcMinute + clockAt(airport).offsetAt(utcMinute))

/** Returns a journey's start and end, in milliseconds since 1970. */
export function endsOf(slice: Slice): { departs: number; arrives: number } {
  const departs = departureMinute(slice)
  return { departs: departs * 60_000, arrives: (departs + slice.minutes) * 60_000 }
}
