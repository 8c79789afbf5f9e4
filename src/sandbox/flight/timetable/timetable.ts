import type { Aircraft } from '../../../server/world/aircraft.ts'
import type { Airline } from '../../../server/world/airline.ts'
import type { Airport } from '../../../server/world/airport.ts'

/**
 * The columns of the timetable. Airports, airlines and aircraft are indexes into the lists of `Timetable`. Routes are
 * directed airport pairs, sorted by origin and destination; services are flight numbers with days and a time, sorted
 * by route and departure.
 */
export interface TimetableColumns {
  /** Routes of airport `a` are `routeStart[a]` to `routeStart[a + 1]`, end excluded. */
  routeStart: Uint32Array
  routeFrom: Uint16Array
  routeTo: Uint16Array
  /** Great-circle distance, kilometres. */
  routeKm: Uint16Array
  /** Routes that end at airport `a` are `inbound[inboundStart[a]]` and on. */
  inboundStart: Uint32Array
  inbound: Uint32Array
  /** Services of route `r` are `serviceStart[r]` to `serviceStart[r + 1]`, end excluded. */
  serviceStart: Uint32Array
  airline: Uint16Array
  /** The operating airline; the same as `airline` unless a regional partner operates the flight. */
  operator: Uint16Array
  number: Uint16Array
  /** Local minute of the day at the origin. */
  departure: Uint16Array
  /** Block time. */
  minutes: Uint16Array
  /** Bit 0 for Monday to bit 6 for Sunday, the local day of departure. */
  days: Uint8Array
  aircraft: Uint8Array
  /** Character codes of the terminals; 0 if the airport has only one. */
  departureTerminal: Uint8Array
  arrivalTerminal: Uint8Array
}

/** A week's flights in the sandbox world; deterministic. */
export interface Timetable extends TimetableColumns {
  airports: readonly Airport[]
  airlines: readonly Airline[]
  aircraftTypes: readonly Aircraft[]
  airportIndex: ReadonlyMap<string, number>
}

/** A flight number as a timetable prints it. */
export interface ScheduledFlight {
  airline: string
  operatedBy?: string
  number: number
  from: string
  to: string
  /** Local time at `from`, `HH:MM`. */
  departureLocal: string
  /** Block time. */
  minutes: number
  /** Days of departure, 0 for Monday to 6 for Sunday. */
  weekdays: number[]
  km: number
  /** IATA aircraft type. */
  aircraft: string
}

/** Returns the columns together with the lists they index. */
export function withLists(
  columns: TimetableColumns,
  lists: Pick<Timetable, 'airports' | 'airlines' | 'aircraftTypes'>,
): Timetable {
  const airportIndex = new Map(lists.airports.map((airport, index) => [airport.iata, index]))
  return { ...columns, ...lists, airportIndex }
}

/** Returns the route between two airports (indexes), or -1 if there is none. */
export function routeBetween(timetable: Timetable, from: number, to: number): number {
  let low = timetable.routeStart[from] as number
  let high = (timetable.routeStart[from + 1] as number) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = timetable.routeTo[middle] as number
    if (found === to) return middle
    if (found < to) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Returns how many flights leave in a week. */
export function flightsAWeek(timetable: Timetable): number {
  let flights = 0
  for (const days of timetable.days) flights += weekdaysOf(days).length
  return flights
}

/** Returns the days in a mask, 0 for Monday to 6 for Sunday. */
export function weekdaysOf(days: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => days & (1 << day))
}
