import type { Aircraft } from '../../../../world/aircraft.ts'

/** Propellers are for hops; further out even a thin route gets a jet. */
const PROPELLER_KM = 900

/** Seats a flight of this length wants when a route is sold `weekly` times a week. */
function wantedSeats(km: number, weekly: number): number {
  if (km > 5500) return weekly > 10 ? 320 : 270
  if (km > 3500) return weekly > 14 ? 260 : 190
  return Math.max(40, Math.min(190, 60 + weekly * 7))
}

/**
 * The type an airline puts on a route: one that reaches, as near as can be to the seats wanted,
 * rather a common one of its fleet. Nothing when no type of the fleet reaches.
 */
export function chooseAircraft(
  fleet: readonly Aircraft[],
  km: number,
  weekly: number,
): Aircraft | undefined {
  const wanted = wantedSeats(km, weekly)
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
