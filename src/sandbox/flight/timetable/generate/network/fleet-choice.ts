import type { Aircraft } from '../../../../../server/world/aircraft.ts'

/** Propellers are for hops; further out even a thin route gets a jet. */
const PROPELLER_KM = 900

/** Seats a flight of this length wants when a route is sold `weekly` times a week. */
function wantedSeats(km: number, weekly: number): number {
  if (km > 5000) return weekly > 20 ? 440 : weekly > 10 ? 330 : 270
  if (km > 3500) return weekly > 14 ? 280 : 190
  return Math.max(40, Math.min(185, 72 + weekly * 10))
}

/** Seats that an airport of this traffic fills, and has the runway for. */
function seatsFor(weight: number): number {
  if (weight < 0.0004) return 15
  if (weight < 0.0015) return 42
  if (weight < 0.004) return 72
  return weight < 0.01 ? 110 : 500
}

/**
 * The type an airline puts on a route: one that reaches, as near as can be to the seats wanted,
 * rather a common one of its fleet, and no larger than the smaller of both airports is used to. Nothing when no type of the fleet reaches.
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
