import type { Aircraft } from '../../../../../server/world/aircraft.ts'

/** The longest turboprop route; beyond this even a route with little demand gets a jet. */
const PROPELLER_KM = 900

/** Returns the seats a flight of this length needs if the route is flown `weekly` times a week. */
function wantedSeats(km: number, weekly: number): number {
  if (km > 5000) return weekly > 20 ? 440 : weekly > 10 ? 330 : 270
  if (km > 3500) return weekly > 14 ? 280 : 190
  return Math.max(40, Math.min(185, 72 + weekly * 10))
}

/** Returns the most seats that an airport with this traffic can fill and has the runway for. */
function seatsFor(weight: number): number {
  if (weight < 0.0004) return 15
  if (weight < 0.0015) return 42
  if (weight < 0.004) return 72
  return weight < 0.01 ? 110 : 500
}

/**
 * Returns the aircraft type for a route: one with the range and about the seats needed, preferably common in the
 * fleet, and no larger than usual at the smaller airport. Returns nothing if no type has the range.
 */
export function chooseAircraft(
  fleet: readonly Aircraft[],
  km: number,
  weekly: number,
  smallerWeight: number,
): Aircraft | undefined {
  const wanted = Math.min(wantedSeats(km, weekly), seatsFor(smallerWeight))
  let best: Aircraft | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const [rank, aircraft] of fleet.entries()) {
    if (aircraft.rangeKm < km * 1.05 + 100) continue
    const slow = aircraft.propeller && km > PROPELLER_KM ? 2 : 0
    const cost = Math.abs(Math.log(aircraft.seats / wanted)) + rank * 0.04 + slow
    if (cost < bestCost) {
      best = aircraft
      bestCost = cost
    }
  }
  return best
}
