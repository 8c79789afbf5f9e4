import type { Aircraft } from '../../../../../server/world/aircraft.ts'
import type { Airline } from '../../../../../server/world/airline.ts'
import type { Airport } from '../../../../../server/world/airport.ts'
import { fifthFreedomAirports, hasFifthFreedom, licencesOf, mayFly } from './licence.ts'

/** The world a timetable is generated for. */
export interface World {
  airports: readonly Airport[]
  airlines: readonly Airline[]
  aircraftTypes: readonly Aircraft[]
}

/** An airline as seen by the network generator. */
export interface Carrier {
  /** Index into the world's airlines. */
  index: number
  airline: Airline
  licences: readonly string[]
  fleet: readonly Aircraft[]
  rangeKm: number
  /** How important each airport is as its base, 0 to 1, by airport index. */
  base: Float32Array
}

/** Returns the airlines with their licences, fleets and bases. */
export function carriersOf(world: World): Carrier[] {
  const airportIndex = new Map(world.airports.map((airport, index) => [airport.iata, index]))
  const aircraft = new Map(world.aircraftTypes.map((type) => [type.code, type]))
  return world.airlines.map((airline, index) => {
    const fleet = airline.fleet.flatMap((code) => aircraft.get(code) ?? [])
    const base = new Float32Array(world.airports.length)
    for (const [rank, hub] of airline.hubs.entries()) {
      const at = airportIndex.get(hub)
      if (at !== undefined) base[at] = Math.max(0.5, 1 - rank * 0.05)
    }
    const reach = airline.lowCost ? lowCostReach : ({ rangeKm }: Aircraft) => rangeKm
    const rangeKm = Math.max(0, ...fleet.map(reach))
    const licences = licencesOf(airline)
    return { index, airline, licences, fleet, rangeKm, base }
  })
}

/** The longest routes of low-cost one-class narrow-bodies: crews return home at night, and no ocean is crossed. */
const oneClassReachKm = 5000

function lowCostReach({ layout, rangeKm }: Aircraft): number {
  const isOneClass = layout.economy?.letters === 'ABC-DEF' && !layout.business
  return isOneClass ? Math.min(rangeKm, oneClassReachKm) : rangeKm
}

/** Finds the carriers that may fly between two airports. */
export type FindCarriers = (a: Airport, b: Airport) => Carrier[]

/**
 * Creates the look-up of carriers that may fly between two airports. Results are cached by country pair, because
 * treaties are between countries.
 */
export function carrierFinder(carriers: readonly Carrier[]): FindCarriers {
  const byCountries = new Map<string, Carrier[]>()
  return (a, b) => {
    const key = `${a.country}-${b.country}`
    let found = byCountries.get(key)
    if (!found) {
      found = carriers.filter(({ airline, licences }) =>
        mayFly(airline, licences, a.country, b.country),
      )
      byCountries.set(key, found)
    }
    if (!fifthFreedomAirports.has(a.iata) || !fifthFreedomAirports.has(b.iata)) return found
    const more = carriers.filter(({ airline }) => hasFifthFreedom(airline, a.iata, b.iata))
    return [...found, ...more.filter((carrier) => !found.includes(carrier))]
  }
}
