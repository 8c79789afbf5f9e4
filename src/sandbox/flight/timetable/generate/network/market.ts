import type { Airport } from '../../../../../server/world/airport.ts'
import { sameMarket, sovereign } from './licence.ts'

/** Below this distance people take a train, a bus or a ferry. */
const NEAREST_KM = 40

/** Beyond this distance there is no competition on the ground: demand peaks here. */
const PEAK_KM = 400

/** How demand declines beyond the peak: the exponent from each distance on. */
const falls: readonly (readonly [km: number, power: number])[] = [
  [PEAK_KM, -0.63],
  [1500, -0.4],
  [5000, -0.1],
]

/**
 * The exponents with which demand rises with both airports' traffic: flattest on domestic routes, steepest across
 * oceans, where big airports collect the passengers of smaller ones.
 */
const GRAVITY_AT_HOME = 0.77
const GRAVITY_ABROAD = 1.12
const GRAVITY_OVERSEAS = 1.8
const AT_HOME = 2.1

/**
 * Domestic flying relative to the size of a country's airports: more in archipelagos and countries without railways,
 * less in those with many airports or fast trains.
 */
const appetite: Readonly<Record<string, number>> = {
  ID: 2.6,
  PH: 1.8,
  BR: 1.7,
  NZ: 1.6,
  NO: 1.6,
  AU: 1.4,
  IN: 0.42,
  US: 0.4,
  CN: 0.28,
}

/** Returns the effect of distance on demand, at most 1. */
export function distancePull(km: number): number {
  if (km < NEAREST_KM) return 0
  let pull = km < PEAK_KM ? (km / PEAK_KM) ** 1.7 : 1
  for (const [from, power] of falls) if (km > from) pull *= (km / from) ** power
  return pull
}

/** Returns an upper bound of `demand` for any two airports of these weights. */
export function demandBound(weightA: number, weightB: number): number {
  return AT_HOME * 2.6 * (weightA * weightB) ** GRAVITY_AT_HOME
}

/**
 * Returns the demand between two airports, without a unit: a gravity model of their traffic, adjusted for distance and
 * borders. Its exponents were fitted to the world's busy airport pairs.
 */
export function demand(a: Airport, b: Airport, km: number): number {
  const from = sovereign(a.country)
  const to = sovereign(b.country)
  const traffic = a.weight * b.weight
  if (from === to) {
    const habit = AT_HOME * (appetite[from] ?? 1)
    return habit * traffic ** GRAVITY_AT_HOME * distancePull(km)
  }
  const border = sameMarket(from, to) ? 0.94 : 1
  const overseas = Math.max(0, Math.min(1, (km - 1500) / 4000))
  const gravity = GRAVITY_ABROAD + (GRAVITY_OVERSEAS - GRAVITY_ABROAD) * overseas
  return border * 1.2 * 4.2 ** overseas * traffic ** gravity * distancePull(km)
}
