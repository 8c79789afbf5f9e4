import type { Airport } from '../../../../../server/world/airport.ts'
import type { Carrier, FindCarriers, World } from './carriers.ts'
import { chooseAircraft } from './fleet-choice.ts'
import type { Distance } from './globe.ts'
import { demand } from './market.ts'
import type { AirlineRoute } from './network.ts'

/** How many flights a week each way keep a small place on the map. */
const LIFELINE = 5

/** Lifelines are short; the longest cross an ocean to an island. */
const LONGEST_KM = 4000

/**
 * Lifelines: an airport that demand alone would leave without flights is tied to the best gateway
 * that an airline with small enough aircraft may fly to, a base of that airline first. Places
 * beyond it may hang on it in turn, as villages do on the town with the runway.
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
    // Short hops count in full here: a lifeline often crosses a strait or a forest.
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

/** Airlines with small aircraft are the ones that serve small places. */
function smallness(carrier: Carrier): number {
  const fewest = Math.min(...carrier.fleet.map((type) => type.seats))
  return fewest <= 80 ? 1 : fewest <= 130 ? 0.6 : 0.3
}
