import type { FlightLeg } from '../itinerary/itinerary.ts'
import { clockTime, DAY, dayOf, wallClock, weekdayOf } from './calendar-day.ts'
import { routeBetween, type ScheduledFlight, type Timetable, weekdaysOf } from './timetable.ts'
import { type ZoneClock, zoneClock } from './zone-clock.ts'

const clocksOf = new WeakMap<Timetable, ZoneClock[]>()

/** Returns the clocks of all airports, by airport index. */
export function airportClocks(timetable: Timetable): ZoneClock[] {
  let clocks = clocksOf.get(timetable)
  if (!clocks) {
    clocks = timetable.airports.map(({ zone }) => zoneClock(zone))
    clocksOf.set(timetable, clocks)
  }
  return clocks
}

/** Returns the route a service belongs to. */
export function routeOfService(timetable: Timetable, service: number): number {
  const { serviceStart } = timetable
  let low = 0
  let high = serviceStart.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((serviceStart[middle] as number) <= service) low = middle
    else high = middle - 1
  }
  return low
}

/** Returns a service's flight departing at a UTC minute. */
export function legOf(timetable: Timetable, service: number, departureUtc: number): FlightLeg {
  const clocks = airportClocks(timetable)
  const route = routeOfService(timetable, service)
  const from = timetable.routeFrom[route] as number
  const to = timetable.routeTo[route] as number
  const minutes = timetable.minutes[service] as number
  const number = timetable.number[service] as number
  const airline = timetable.airlines[timetable.airline[service] as number]?.code ?? ''
  const operator = timetable.airlines[timetable.operator[service] as number]?.code ?? airline
  const arrivalUtc = departureUtc + minutes
  const departureTerminal = timetable.departureTerminal[service] as number
  const arrivalTerminal = timetable.arrivalTerminal[service] as number
  const localAt = (airport: number, utc: number) =>
    wallClock(utc + (clocks[airport] as ZoneClock).offsetAt(utc))
  return {
    flight: `${airline}${number}`,
    airline,
    ...(operator === airline ? {} : { operatedBy: operator }),
    number,
    from: timetable.airports[from]?.iata ?? '',
    to: timetable.airports[to]?.iata ?? '',
    departure: localAt(from, departureUtc),
    arrival: localAt(to, arrivalUtc),
    departureUtc: departureUtc * 60_000,
    arrivalUtc: arrivalUtc * 60_000,
    minutes,
    km: timetable.routeKm[route] as number,
    aircraft: timetable.aircraftTypes[timetable.aircraft[service] as number]?.code ?? '',
    ...(departureTerminal ? { departureTerminal: String.fromCharCode(departureTerminal) } : {}),
    ...(arrivalTerminal ? { arrivalTerminal: String.fromCharCode(arrivalTerminal) } : {}),
  }
}

/** Returns the flights between two airports (IATA codes) on a local date of departure, `YYYY-MM-DD`. */
export function flightsOn(
  timetable: Timetable,
  from: string,
  to: string,
  date: string,
): FlightLeg[] {
  const day = dayOf(date)
  const weekday = 1 << weekdayOf(day)
  return servicesBetween(timetable, from, to).flatMap((service) => {
    if (!((timetable.days[service] as number) & weekday)) return []
    const origin = timetable.airportIndex.get(from) as number
    const local = day * DAY + (timetable.departure[service] as number)
    const clock = airportClocks(timetable)[origin] as ZoneClock
    return [legOf(timetable, service, clock.toUtc(local))]
  })
}

/** Returns the flight numbers between two airports (IATA codes), all days of the week. */
export function scheduleBetween(timetable: Timetable, from: string, to: string): ScheduledFlight[] {
  return servicesBetween(timetable, from, to).map((service) => scheduledFlight(timetable, service))
}

function servicesBetween(timetable: Timetable, from: string, to: string): number[] {
  const origin = timetable.airportIndex.get(from)
  const destination = timetable.airportIndex.get(to)
  if (origin === undefined || destination === undefined) return []
  const route = routeBetween(timetable, origin, destination)
  if (route < 0) return []
  const first = timetable.serviceStart[route] as number
  const count = (timetable.serviceStart[route + 1] as number) - first
  return Array.from({ length: count }, (_, i) => first + i)
}

function scheduledFlight(timetable: Timetable, service: number): ScheduledFlight {
  // The day doesn't matter for the fields read here.
  const leg = legOf(timetable, service, 0)
  const { airline, operatedBy, number, from, to, minutes, km, aircraft } = leg
  const departureLocal = clockTime(timetable.departure[service] as number)
  const weekdays = weekdaysOf(timetable.days[service] as number)
  return {
    airline,
    ...(operatedBy === undefined ? {} : { operatedBy }),
    number,
    from,
    to,
    departureLocal,
    minutes,
    weekdays,
    km,
    aircraft,
  }
}
