import type { Slice } from '../../../contract/flight/offer.ts'
import { dayOf } from '../timetable/calendar-day.ts'
import { departureMinute, localTime } from './slice-times.ts'

/** The shortest connections an airline leaves between flights it moves, in minutes. */
const shortest = { transit: 60, onestop: 150 }

/**
 * Returns the slice with one flight moved by this many minutes. Flights after it (or before it, if it leaves earlier)
 * are only moved if a connection would otherwise break or become too short.
 */
export function shiftedSlice(slice: Slice, flight: number, minutes: number): Slice {
  const departures = slice.segments.map(departureMinute)
  const lengths = slice.segments.map((segment) => segment.minutes)
  const wait = (connection: number) =>
    at(departures, connection + 1) - at(departures, connection) - at(lengths, connection)
  const least = slice.connections.map(({ kind }, connection) =>
    Math.min(shortest[kind], wait(connection)),
  )
  departures[flight] = at(departures, flight) + minutes
  for (let next = flight + 1; next < departures.length; next++) {
    const missing = at(least, next - 1) - wait(next - 1)
    if (missing > 0) departures[next] = at(departures, next) + missing
  }
  for (let previous = flight - 1; previous >= 0; previous--) {
    const missing = at(least, previous) - wait(previous)
    if (missing > 0) departures[previous] = at(departures, previous) - missing
  }

  const segments = slice.segments.map((segment, index) => ({
    ...segment,
    departure: localTime(segment.from, at(departures, index)),
    arrival: localTime(segment.to, at(departures, index) + segment.minutes),
  }))
  const departure = segments[0]?.departure ?? slice.departure
  const arrival = segments.at(-1)?.arrival ?? slice.arrival
  return {
    ...slice,
    departure,
    arrival,
    minutes: at(departures, -1) + at(lengths, -1) - at(departures, 0),
    dayShift: dayOf(arrival.slice(0, 10)) - dayOf(departure.slice(0, 10)),
    segments,
    connections: slice.connections.map((connection, index) => ({
      ...connection,
      minutes: wait(index),
    })),
  }
}

function at(values: readonly number[], index: number): number {
  const value = values.at(index)
  if (value === undefined) throw new RangeError(`no flight ${index}`)
  return value
}
