import { type Airline, airlineByCode } from '../../../server/world/airline.ts'
import { airportByIata } from '../../../server/world/airport.ts'
import { greatCircleKm } from '../../../server/world/great-circle.ts'
import type { FlightLeg, Itinerary } from '../itinerary/itinerary.ts'

/** Flights with one booking code, priced as one fare. */
export interface FareComponent {
  legs: readonly FlightLeg[]
  from: string
  to: string
  /** Great-circle distance from the first departure to the last arrival. */
  km: number
  domestic: boolean
  /** The airline of the longest flight: its fare rules apply, and it issues the ticket. */
  carrier: Pick<Airline, 'code' | 'country' | 'lowCost'>
  lowCost: boolean
}

/** Splits an itinerary where a new booking code begins: two components for a self-transfer, otherwise one. */
export function fareComponents(
  itinerary: Pick<Itinerary, 'legs' | 'connections'>,
): FareComponent[] {
  const groups: FlightLeg[][] = []
  itinerary.legs.forEach((leg, index) => {
    const joined = index > 0 && itinerary.connections[index - 1]?.kind === 'transit'
    if (joined) groups.at(-1)?.push(leg)
    else groups.push([leg])
  })
  return groups.map(componentOf)
}

/** Returns these flights as one component, on one booking code. */
export function componentOf(legs: readonly FlightLeg[]): FareComponent {
  const first = legs[0]
  const last = legs.at(-1)
  if (!first || !last) throw new Error('a fare component needs a flight')
  const countries = legs.flatMap((leg) => [countryOf(leg.from), countryOf(leg.to)])
  return {
    legs,
    from: first.from,
    to: last.to,
    km: legs.length === 1 ? first.km : distance(first.from, last.to),
    domestic: countries.every((country) => country === countries[0]),
    carrier: carrierOf(longestOf(legs).airline),
    lowCost: legs.every((leg) => carrierOf(leg.airline).lowCost),
  }
}

/** Returns the longest of these flights, or the first of equally long ones: its airline sells them all. */
export const longestOf = <T extends { km: number }>(legs: readonly T[]): T =>
  legs.reduce((a, b) => (b.km > a.km ? b : a))

/**
 * Returns what fares need to know about an airline. Unknown airlines count as network carriers without a home country.
 */
export function carrierOf(code: string): FareComponent['carrier'] {
  return airlineByCode(code) ?? { code, country: '', lowCost: false }
}

export const countryOf = (iata: string): string => airportByIata(iata)?.country ?? ''

/** Returns the great-circle distance between airports, in whole kilometres. */
export function distance(from: string, to: string): number {
  const a = airportByIata(from)
  const b = airportByIata(to)
  return a && b ? Math.round(greatCircleKm(a, b)) : 0
}
