import type { Segment, Slice } from '../../../../contract/flight/offer.ts'
import { airlineByCode } from '../../../world/airline.ts'
import type { DuffelSegment, DuffelSlice } from '../answers.ts'
import { minutesOf, momentOf } from '../local-time.ts'

/** Returns a slice as travellers see it. A Duffel offer is one booking, so every connection is a transit. */
export function sliceOf({ segments: flights, duration }: DuffelSlice, co2Kg: number): Slice {
  const first = flights[0]
  const last = flights.at(-1)
  if (!first || !last) throw new Error('a slice needs a flight')
  const connections = flights.slice(1).map((next, index) => connectionOf(flights[index], next))
  return {
    from: first.origin.iata_code,
    to: last.destination.iata_code,
    departure: first.departing_at.slice(0, 16),
    arrival: last.arriving_at.slice(0, 16),
    minutes: minutesOf(duration) ?? minutesBetween(departure(first), arrival(last)),
    dayShift:
      (Date.parse(last.arriving_at.slice(0, 10)) - Date.parse(first.departing_at.slice(0, 10))) /
      86_400_000,
    stopType: connections.length > 0 ? 'transit' : 'direct',
    segments: flights.map(segmentOf),
    connections,
    co2Kg,
  }
}

function segmentOf(flight: DuffelSegment): Segment {
  const { marketing_carrier: seller, operating_carrier: operator, aircraft } = flight
  const airline = airlineByCode(seller.iata_code)
  return {
    airline: seller.iata_code,
    airlineName: airline?.name ?? seller.name,
    ...(airline && { airlineColour: airline.colour }),
    flight: seller.iata_code + flight.marketing_carrier_flight_number,
    ...(operator.iata_code !== seller.iata_code && { operatedBy: operator.name }),
    from: flight.origin.iata_code,
    to: flight.destination.iata_code,
    departure: flight.departing_at.slice(0, 16),
    arrival: flight.arriving_at.slice(0, 16),
    ...(flight.origin_terminal && { departureTerminal: flight.origin_terminal }),
    ...(flight.destination_terminal && { arrivalTerminal: flight.destination_terminal }),
    minutes: minutesOf(flight.duration) ?? minutesBetween(departure(flight), arrival(flight)),
    aircraft: aircraft?.iata_code ?? '',
    aircraftName: aircraft?.name ?? '',
  }
}

function connectionOf(before: DuffelSegment | undefined, next: DuffelSegment) {
  if (!before) throw new Error('a connection needs two flights')
  const airport = before.destination.iata_code
  const leavesFrom = next.origin.iata_code
  return {
    airport,
    minutes: minutesBetween(arrival(before), departure(next)),
    kind: 'transit' as const,
    ...(leavesFrom !== airport && { changeOfAirport: leavesFrom }),
  }
}

const departure = ({ departing_at, origin }: DuffelSegment) =>
  momentOf(departing_at, origin.time_zone)
const arrival = ({ arriving_at, destination }: DuffelSegment) =>
  momentOf(arriving_at, destination.time_zone)

const minutesBetween = (from: number, to: number): number => Math.round((to - from) / 60_000)
