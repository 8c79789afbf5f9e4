import type { GlobePoint } from '../../../../server/world/great-circle.ts'

/** Taxiing at both ends, climb and approach, for all aircraft types and airports. */
export const TAXI_MINUTES = 30

/** The share of its speed that a flight due east or west gains or loses in the jet stream. */
const JET_STREAM = 0.05

/**
 * Returns the gate-to-gate time in minutes, rounded to five: the great-circle distance at cruising speed, with
 * mid-latitude tailwinds for eastbound flights and headwinds for westbound ones, plus taxi.
 */
export function blockMinutes(
  from: GlobePoint,
  to: GlobePoint,
  km: number,
  cruiseKmh: number,
): number {
  const flying = ((km / cruiseKmh) * 60) / (1 + JET_STREAM * tailwind(from, to, km))
  return Math.max(35, Math.round((flying + TAXI_MINUTES) / 5) * 5)
}

/** Returns the tailwind, from -1 (full headwind) to 1 (full tailwind). */
function tailwind(from: GlobePoint, to: GlobePoint, km: number): number {
  const latitude = Math.abs(from.lat + to.lat) / 2
  const strength = latitude < 15 ? 0 : Math.min(1, (latitude - 15) / 20)
  let east = to.lon - from.lon
  if (east > 180) east -= 360
  if (east < -180) east += 360
  const eastKm = east * 111 * Math.cos((latitude * Math.PI) / 180)
  return strength * Math.max(-1, Math.min(1, eastKm / Math.max(1, km)))
}
