/** One flight on one date. Local times are those of the clock on the airport's wall. */
export interface FlightLeg {
  /** Designator as printed on a ticket: airline code and number, `MH784`. */
  flight: string
  /** Marketing airline, IATA code. */
  airline: string
  /** The airline that flies it, where that is another one. */
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
  /** Absent where the airport has one terminal. */
  departureTerminal?: string
  arrivalTerminal?: string
}

/**
 * How two flights hang together. `transit`: one booking code, so a missed connection is the
 * airline's to mend (same airline, alliance or interline partner). `onestop`: two booking codes,
 * so it is the traveller's, who collects bags and checks in again.
 */
export type ConnectionKind = 'transit' | 'onestop'

export interface Connection {
  /** From arrival to the next departure. */
  minutes: number
  kind: ConnectionKind
}

/** A way to travel: one to three flights, and a connection between each two of them. */
export interface Itinerary {
  legs: FlightLeg[]
  connections: Connection[]
  /** Door to door of the aircraft: first departure to last arrival. */
  minutes: number
}

export interface ItineraryQuery {
  /** Airports to leave from and to arrive at, IATA codes; a city gives all of its airports. */
  from: readonly string[]
  to: readonly string[]
  /** Local date of departure, `YYYY-MM-DD`. */
  date: string
  maxChanges: 0 | 1 | 2
  /** At most so many itineraries come back; the direct ones are never the ones left out. */
  limit: number
}
