import type { Airport } from '../../../../../server/world/airport.ts'
import { bidsFor } from './bids.ts'
import { withDailyBusyPairs } from './busy-pairs.ts'
import {
  type Carrier,
  carrierFinder,
  carriersOf,
  type FindCarriers,
  type World,
} from './carriers.ts'
import { withFlagships } from './flagship-routes.ts'
import { chooseAircraft } from './fleet-choice.ts'
import { type Distance, distancesOf } from './globe.ts'
import { hubRoutes } from './hub-routes.ts'
import { demand, demandBound } from './market.ts'
import { type Market, shareOut } from './share-out.ts'
import { thinRoutes } from './thin-routes.ts'

/** A route flown by one airline. */
export interface AirlineRoute {
  carrier: Carrier
  /** Airport indexes; aircraft are based at `base`. */
  base: number
  far: number
  km: number
  /** Flights a week each way. */
  weekly: number
  /** Index into the world's aircraft. */
  aircraft: number
  /** Known local departure times of its first flights at the base, in minutes of the day. */
  departures?: readonly number[]
}

/** Flights a week each way per unit of demand: sets the size of the whole timetable. */
const FLIGHTS_PER_DEMAND = 150

/** The demand, in flights a week each way, below which a market is ignored. */
const WORTH_A_LOOK = 0.5

/** The demand, in flights a week each way, from which a pair is flown daily, as most of the world's busiest are. */
const WORTH_EVERY_DAY = 2.3

/**
 * Builds the network: demand first, then the airlines that could serve it, their well-known routes, their hubs, and a
 * minimum service for every small airport.
 */
export function buildNetwork(world: World): AirlineRoute[] {
  const carriers = carriersOf(world)
  const find = carrierFinder(carriers)
  const distance = distancesOf(world.airports)
  const aircraftIndex = new Map(world.aircraftTypes.map((type, index) => [type, index]))
  const shares = shareOut(carriers, markets(world, find, distance))
  const routes = shares.flatMap(({ market, carrier, weekly }): AirlineRoute[] => {
    const { a, b, km } = market
    const type = chooseAircraft(carrier.fleet, km, weekly, market.weight)
    if (!type) return []
    const aircraft = aircraftIndex.get(type) as number
    const fromB = (carrier.base[b] as number) > (carrier.base[a] as number)
    return [{ carrier, base: fromB ? b : a, far: fromB ? a : b, km, weekly, aircraft }]
  })
  const known = withFlagships(world, carriers, routes, distance)
  const full = [...known, ...hubRoutes(world, carriers, known, distance)]
  const isBusy = ({ base, far, km }: AirlineRoute) =>
    demand(world.airports[base] as Airport, world.airports[far] as Airport, km) >=
    WORTH_EVERY_DAY / FLIGHTS_PER_DEMAND
  return withDailyBusyPairs([...full, ...thinRoutes(world, find, full, distance)], isBusy)
}

/** Returns all airport pairs with enough demand, with the airlines that could serve them. */
function markets(world: World, find: FindCarriers, distance: Distance): Market[] {
  const { airports } = world
  const least = WORTH_A_LOOK / FLIGHTS_PER_DEMAND
  const found: Market[] = []
  for (const [a, from] of airports.entries()) {
    for (let b = a + 1; b < airports.length; b++) {
      const to = airports[b]
      // Airports are sorted busiest first: from here on, demand is too low even between neighbours.
      if (!to || demandBound(from.weight, to.weight) < least) break
      const km = distance(a, b)
      const wish = demand(from, to, km) * FLIGHTS_PER_DEMAND
      if (wish < WORTH_A_LOOK) continue
      const bids = bidsFor(find(from, to), { a, b, from, to, km })
      if (bids.length > 0) found.push({ a, b, km, weight: to.weight, wish, bids })
    }
  }
  return found
}
