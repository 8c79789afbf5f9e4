import { Timetable as MinotorTimetable, Router, StopsIndex, Time } from 'minotor'
import { dayOf, weekdayOf } from '../../src/sandbox/flight/timetable/calendar-day.ts'
import { airportClocks } from '../../src/sandbox/flight/timetable/flights-on.ts'
import type { Timetable } from '../../src/sandbox/flight/timetable/timetable.ts'

type Parts = ConstructorParameters<typeof MinotorTimetable>
type Routes = Parts[1]
type StopTimes = NonNullable<ReturnType<MinotorTimetable['getRoute']>>['stopTimes']
type Stops = ConstructorParameters<typeof StopsIndex>[0]

/** How many days of flights minotor gets, because journeys may end on the next day. */
const DAYS = 2

const DAY = 1440

/** Returns minotor's router on our own timetable, from a date on; its clock starts a day earlier. */
export function minotorRouter(timetable: Timetable, date: string): Router {
  const adjacency: Parts[0] = new Map(
    timetable.airports.map(({ iata }) => [iata, { transfers: [], routes: [] }]),
  )
  const routes: Routes = new Map()
  const lines: Parts[2] = new Map([['flights', { type: 'RAIL', name: 'flights' }]])
  const day = dayOf(date)
  for (let route = 0; route < timetable.routeTo.length; route++) {
    const stopTimes = tripsOf(timetable, route, day)
    if (stopTimes.length === 0) continue
    const from = timetable.airports[timetable.routeFrom[route] as number]?.iata ?? ''
    const to = timetable.airports[timetable.routeTo[route] as number]?.iata ?? ''
    const id = `${from}-${to}`
    const stopIndices = new Map([from, to].map((stop, index) => [stop, index]))
    routes.set(id, { stopTimes, stops: [from, to], stopIndices, serviceRouteId: 'flights' })
    adjacency.get(from)?.routes.push(id)
    adjacency.get(to)?.routes.push(id)
  }
  return new Router(new MinotorTimetable(adjacency, routes, lines), stopsIndex(timetable))
}

/** Returns minotor's stop of a city with all its airports. */
export function cityStop(airports: readonly string[]): string {
  return airports.length === 1 ? (airports[0] ?? '') : `city:${airports.join('+')}`
}

/** Returns minotor's time at a UTC minute. */
export function minotorTime(utcMinute: number, date: string): Time {
  return Time.fromSeconds((utcMinute - (dayOf(date) - 1) * DAY) * 60)
}

function tripsOf(timetable: Timetable, route: number, day: number): StopTimes {
  const clock = airportClocks(timetable)[timetable.routeFrom[route] as number]
  const trips: { departure: number; arrival: number }[] = []
  for (let on = day; clock && on < day + DAYS; on++) {
    const weekday = 1 << weekdayOf(on)
    const end = timetable.serviceStart[route + 1] as number
    for (let service = timetable.serviceStart[route] as number; service < end; service++) {
      if (!((timetable.days[service] as number) & weekday)) continue
      const departure = clock.toUtc(on * DAY + (timetable.departure[service] as number))
      trips.push({ departure, arrival: departure + (timetable.minutes[service] as number) })
    }
  }
  trips.sort((a, b) => a.departure - b.departure)
  const at = (utcMinute: number) => Time.fromSeconds((utcMinute - (day - 1) * DAY) * 60)
  const stop = (utcMinute: number) => ({
    arrival: at(utcMinute),
    departure: at(utcMinute),
    pickUpType: 'REGULAR' as const,
    dropOffType: 'REGULAR' as const,
  })
  return trips.flatMap(({ departure, arrival }) => [stop(departure), stop(arrival)])
}

function stopsIndex(timetable: Timetable): StopsIndex {
  const stops: Stops = new Map()
  const cities = Map.groupBy(timetable.airports, ({ cityCode }) => cityCode)
  for (const airports of cities.values()) {
    const codes = airports.map(({ iata }) => iata)
    const parent = cityStop(codes)
    const station = codes.length > 1
    for (const { iata, name, lat, lon } of airports) {
      const locationType = 'SIMPLE_STOP_OR_PLATFORM' as const
      const own = { id: iata, name, lat, lon, children: [], locationType }
      stops.set(iata, station ? { ...own, parent } : own)
    }
    if (station) {
      stops.set(parent, { id: parent, name: parent, children: codes, locationType: 'STATION' })
    }
  }
  return new StopsIndex(stops)
}
