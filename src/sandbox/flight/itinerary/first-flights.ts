import { DAY, weekdayOf } from '../timetable/calendar-day.ts'
import type { ZoneClock } from '../timetable/zone-clock.ts'
import type { Chain } from './chain.ts'
import type { SearchIndex } from './search-index.ts'

/** Returns the flights on a route that leave on a local day (days since 1970), each as a chain of one. */
export function firstFlights(index: SearchIndex, route: number, day: number): Chain[] {
  const { timetable } = index
  const clock = index.clocks[timetable.routeFrom[route] as number] as ZoneClock
  const weekday = 1 << weekdayOf(day)
  const end = timetable.serviceStart[route + 1] as number
  const flights: Chain[] = []
  for (let service = timetable.serviceStart[route] as number; service < end; service++) {
    if (!((timetable.days[service] as number) & weekday)) continue
    const departure = clock.toUtc(day * DAY + (timetable.departure[service] as number))
    const arrival = departure + (timetable.minutes[service] as number)
    flights.push({ services: [service], departures: [departure], through: [], route, arrival })
  }
  return flights
}
