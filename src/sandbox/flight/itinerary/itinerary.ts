/** One flight on one date. Local times are those at the airport. */
export interface FlightLeg {
  /** Designator as printed on a ticket: airline code and number, `MH784`. */
  flight: string
  /** Marketing airline, IATA code. */
  airline: string
  /** The operating airline, if it's another one. */
  operatedBy?: string
  number: number
  /** Airports, IATA codes. */
  from: string
  to: string
  /** Local time at `from`, `YYYY-MM-DDTHH:MM`. */
  departure: string
  /** Local time at `to`, `YYYY-MM-DDTHH:MM`. */
  arrival: string
  /** The same moments, milliseconds since the epoch. */
  departureUtc: number
  arrivalUtc: number
  /** Block time: gate to gate. */
  minutes: number
  /** Great-circle distance. */
  km: number
  /** IATA aircraft type, `320`. */
  aircraft: string
  /** Absent if the airport has one terminal. */
  departureTerminal?: string
  arrivalTerminal?: string
}

/**
 * How two flights connect. `transit`: on one booking code, so the airline takes care of a missed connection (same
 * airline, alliance or interline partner). `onestop`: on two booking codes, so the traveller does, and collects and
 * re-checks bags.
 */
export type ConnectionKind = 'transit' | 'onestop'

export interface Connection {
  /** From arrival to the next departure. */
  minutes: number
  kind: ConnectionKind
}

/** One to three flights, with a connection between each two. */
export interface Itinerary {
  legs: FlightLeg[]
  connections: Connection[]
  /** From first departure to last arrival. */
  minutes: number
}

export interface ItineraryQuery {
  /** Origin and destination airports, IATA codes; a city has several. */
  from: readonly string[]
  to: readonly string[]
  /** Local date of departure, `YYYY-MM-DD`. */
  date: string
  maxChanges: 0 | 1 | 2
  /** The most itineraries returned. Direct ones are never left out. */
  limit: number
}
