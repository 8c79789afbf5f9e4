import type { Airport } from '../../../../world/airport.ts'
import { sameMarket, sovereign } from './licence.ts'

/** Below this nobody flies what a train, a bus or a ferry does. */
const NEAREST_KM = 45

/** How distance bends the wish to travel: few under 300 km, most up to 1,500, thinning out beyond. */
function distancePull(km: number): number {
  if (km < NEAREST_KM) return 0
  const surface = km < 300 ? 0.35 + (0.65 * (km - NEAREST_KM)) / (300 - NEAREST_KM) : 1
  return surface / (1 + (km / 2600) ** 1.15)
}

/** How much more people travel within a country than abroad. */
function countryPull(a: Airport, b: Airport, km: number): number {
  const from = sovereign(a.country)
  const to = sovereign(b.country)
  if (from === to) return 1
  if (sameMarket(from, to)) return 0.45
  return km < 2500 ? 0.32 : km < 5000 ? 0.4 : 0.6
}

/** Bounds `demand` from above for any pair of airports with these weights. */
export function demandBound(weightA: number, weightB: number): number {
  return (weightA * weightB) ** GRAVITY
}

const GRAVITY = 0.69

/**
 * Wish to travel between two airports, on no scale: a gravity model of their traffic, bent by
 * distance and borders.
 */
export function demand(a: Airport, b: Airport, km: number): number {
  return demandBound(a.weight, b.weight) * distancePull(km) * countryPull(a, b, km)
}
