import type { Airport } from '../../../../../server/world/airport.ts'
import type { Carrier, FindCarriers, World } from './carriers.ts'
import { chooseAircraft } from './fleet-choice.ts'
import type { Distance } from './globe.ts'
import { demand } from './market.ts'
import type { AirlineRoute } from './network.ts'

/** Flights a week each way of a minimum service to a small airport. */
const LIFELINE = 5

/** The longest such route: it crosses an ocean to an island. */
const LONGEST_KM = 4000

/**
 * Adds a minimum service: an airport without flights is connected to the best gateway that an airline with small
 * enough aircraft may fly to, preferably one of its bases. Airports beyond it may then connect to it in turn.
 */
export function thinRoutes(
  world: World,
  find: FindCarriers,
  routes: readonly AirlineRoute[],
  distance: Distance,
): AirlineRoute[] {
  const served = new Uint8Array(world.airports.length)
  for (const route of routes) served[route.base] = served[route.far] = 1
  const found: AirlineRoute[] = []
  for (const [index, airport] of world.airports.entries()) {
    if (served[index]) continue
    const lifeline = bestLifeline(world, find, index, airport, served, distance)
    if (!lifeline) continue
    found.push(lifeline)
    served[index] = 1
  }
  return found
}

function bestLifeline(
  world: World,
  find: FindCarriers,
  index: number,
  airport: Airport,
  served: Uint8Array,
  distance: Distance,
): AirlineRoute | undefined {
  let best: AirlineRoute | undefined
  let bestScore = 0
  for (const [gateway, other] of world.airports.entries()) {
    if (gateway === index || !served[gateway]) continue
    const km = distance(index, gateway)
    if (km < 25 || km > LONGEST_KM) continue
    // Short distances count fully here: such a route often crosses a strait or a forest.
    const wish = demand(airport, other, Math.max(km, 400)) / (1 + (km / 300) ** 2)
    if (wish * 2 <= bestScore) continue
    for (const carrier of find(airport, other)) {
      const score = wish * (0.4 + (carrier.base[gateway] as number)) * smallness(carrier)
      if (score <= bestScore) continue
      const type = chooseAircraft(carrier.fleet, km, LIFELINE, airport.weight)
      if (!type) continue
      const aircraft = world.aircraftTypes.indexOf(type)
      best = { carrier, base: gateway, far: index, km, weekly: LIFELINE, aircraft }
      bestScore = score
    }
  }
  return best
}

/** Returns how suitable a carrier is for small airports: the smaller its aircraft, the better. */
function smallness(carrier: Carrier): number {
  const fewest = Math.min(...carrier.fleet.map((type) => type.seats))
  return fewest <= 80 ? 1 : fewest <= 130 ? 0.6 : 0.3
}
