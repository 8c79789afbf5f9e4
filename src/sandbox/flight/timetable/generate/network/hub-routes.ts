import type { Airport } from '../../../../../server/world/airport.ts'
import type { Carrier, World } from './carriers.ts'
import { chooseAircraft } from './fleet-choice.ts'
import type { Distance } from './globe.ts'
import { skiesOpen, sovereign } from './licence.ts'
import { distancePull } from './market.ts'
import type { AirlineRoute } from './network.ts'

/** Flights in this timetable for each real one. */
const SCALE = 0.42

/** The number of bases from which an airline builds its own network. */
const MAIN_BASES = 4

/** The number of destinations considered, busiest first; airlines with small aircraft consider all. */
const PLACES = 1200
const SMALL_AIRCRAFT_KM = 3000

interface Candidate {
  base: number
  far: number
  km: number
  /** The traffic of the smaller airport. */
  weight: number
  score: number
}

/**
 * Adds hub routes: airlines that the markets left smaller than in reality get routes from their main bases for
 * connecting passengers, the most promising first.
 */
export function hubRoutes(
  world: World,
  carriers: readonly Carrier[],
  routes: readonly AirlineRoute[],
  distance: Distance,
): AirlineRoute[] {
  const flown = Map.groupBy(routes, ({ carrier }) => carrier)
  return carriers.flatMap((carrier) => {
    const own = flown.get(carrier) ?? []
    let missing = (carrier.airline.size * 1000 * SCALE) / 2
    for (const { weekly } of own) missing -= weekly
    const added: AirlineRoute[] = []
    if (missing < 7) return added
    const known = new Set(own.flatMap(({ base, far }) => [`${base}-${far}`, `${far}-${base}`]))
    for (const { base, far, km, weight } of candidates(world, carrier, distance)) {
      if (missing <= 0) break
      if (known.has(`${base}-${far}`)) continue
      const weekly = km < 3000 ? 7 : 4
      const type = chooseAircraft(carrier.fleet, km, weekly, weight)
      if (!type) continue
      known.add(`${base}-${far}`).add(`${far}-${base}`)
      added.push({ carrier, base, far, km, weekly, aircraft: world.aircraftTypes.indexOf(type) })
      missing -= weekly
    }
    return added
  })
}

function candidates(world: World, carrier: Carrier, distance: Distance): Candidate[] {
  const { airports } = world
  const small = carrier.rangeKm < SMALL_AIRCRAFT_KM
  const places = small ? airports : airports.slice(0, PLACES)
  const nearest = small ? 50 : 150
  const bases = carrier.airline.hubs
    .map((hub) => airports.findIndex(({ iata }) => iata === hub))
    .filter((base) => base >= 0)
    .slice(0, MAIN_BASES)
  const found = bases.flatMap((base) => {
    const home = airports[base] as Airport
    return places.flatMap((place, far): Candidate[] => {
      const km = distance(base, far)
      if (km > carrier.rangeKm * 0.93 || km < nearest) return []
      if (!mayServe(carrier, home, place)) return []
      const abroad = sovereign(home.country) === sovereign(place.country) ? 1.5 : 1
      const low = carrier.airline.lowCost && km > 4500 ? 0.3 : 1
      const strength = (carrier.base[base] as number) ** 3 * (1 + (carrier.base[far] as number))
      const score = strength * place.weight ** 0.7 * distancePull(km) * abroad * low
      const weight = Math.min(home.weight, place.weight)
      return [{ base, far, km, weight, score }]
    })
  })
  return found.sort((x, y) => y.score - x.score || x.base - y.base || x.far - y.far)
}

/** Returns whether an airline may serve a place: from a base in its home country, any place that politics allows. */
function mayServe({ licences }: Carrier, home: Airport, place: Airport): boolean {
  const from = sovereign(home.country)
  const to = sovereign(place.country)
  if (from === to ? !licences.includes(from) : !licences.includes(from) && !licences.includes(to)) {
    return false
  }
  return home !== place && skiesOpen(from, to)
}
