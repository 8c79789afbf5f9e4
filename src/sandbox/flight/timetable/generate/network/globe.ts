import type { Airport } from '../../../../../server/world/airport.ts'

const EARTH_RADIUS_KM = 6371.0088

/** Returns great-circle kilometres between two airports, by index. */
export type Distance = (a: number, b: number) => number

/**
 * Creates the distance function of a list of airports. It's called ten million times, so airports are points in space
 * and distances follow from the chord between them, without trigonometry for each.
 */
export function distancesOf(airports: readonly Airport[]): Distance {
  const x = new Float64Array(airports.length)
  const y = new Float64Array(airports.length)
  const z = new Float64Array(airports.length)
  for (const [i, { lat, lon }] of airports.entries()) {
    const north = (lat * Math.PI) / 180
    const east = (lon * Math.PI) / 180
    x[i] = Math.cos(north) * Math.cos(east)
    y[i] = Math.cos(north) * Math.sin(east)
    z[i] = Math.sin(north)
  }
  return (a, b) => {
    const dx = (x[a] as number) - (x[b] as number)
    const dy = (y[a] as number) - (y[b] as number)
    const dz = (z[a] as number) - (z[b] as number)
    const half = Math.sqrt(dx * dx + dy * dy + dz * dz) / 2
    return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, half))
  }
}
