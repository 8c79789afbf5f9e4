import type { Segment, Slice, StopType } from '../../../contract/flight/offer.ts'
import { aircraftByCode } from '../../../server/world/aircraft.ts'
import { airlineByCode } from '../../../server/world/airline.ts'
import type { FlightLeg, Itinerary } from '../itinerary/itinerary.ts'
import { dayOf } from '../timetable/calendar-day.ts'
import { co2OfSeat } from './co2.ts'

const known = new WeakMap<object, Slice>()

/** Returns the itinerary as travellers see it. The result is cached and shared: don't change it. */
export function sliceOf(itinerary: Itinerary): Slice {
  const slice = known.get(itinerary) ?? makeSlice(itinerary)
  known.set(itinerary, slice)
  return slice
}

function makeSlice({ legs, connections, minutes }: Itinerary): Slice {
  const first = legs[0]
  const last = legs.at(-1)
  if (!first || !last) throw new Error('an itinerary needs a flight')
  return {
    from: first.from,
    to: last.to,
    departure: first.departure,
    arrival: last.arrival,
    minutes,
    dayShift: dayOf(last.arrival.slice(0, 10)) - dayOf(first.departure.slice(0, 10)),
    stopType: stopTypeOf(connections),
    segments: legs.map(segmentOf),
    connections: connections.map((connection, index) => {
      const arrivesAt = legs[index]?.to ?? ''
      const leavesFrom = legs[index + 1]?.from ?? ''
      return {
        airport: arrivesAt,
        minutes: connection.minutes,
        kind: connection.kind,
        ...(leavesFrom !== arrivesAt && { changeOfAirport: leavesFrom }),
      }
    }),
    co2Kg: co2OfSeat(legs),
  }
}

function stopTypeOf(connections: Itinerary['connections']): StopType {
  if (connections.length === 0) return 'direct'
  return connections.some(({ kind }) => kind === 'onestop') ? 'onestop' : 'transit'
}

function segmentOf(leg: FlightLeg): Segment {
  const airline = airlineByCode(leg.airline)
  const operator = leg.operatedBy && (airlineByCode(leg.operatedBy)?.name ?? leg.operatedBy)
  return {
    airline: leg.airline,
    airlineName: airline?.name ?? leg.airline,
    ...(airline && { airlineColour: airline.colour }),
    flight: leg.flight,
    ...(operator && { operatedBy: operator }),
    from: leg.from,
    to: leg.to,
    departure: leg.departure,
    arrival: leg.arrival,
    ...(leg.departureTerminal && { departureTerminal: leg.departureTerminal }),
    ...(leg.arrivalTerminal && { arrivalTerminal: leg.arrivalTerminal }),
    minutes: leg.minutes,
    aircraft: leg.aircraft,
    aircraftName: aircraftByCode(leg.aircraft)?.name ?? leg.aircraft,
  }
}
