import type { Airport } from '../../../../../server/world/airport.ts'
import { sameMarket, sovereign } from './licence.ts'

/** Below this nobody flies what a train, a bus or a ferry does. */
const NEAREST_KM = 40

/** Where flying has no rival on the ground any more: demand peaks here. */
const PEAK_KM = 400

/** How demand falls off beyond the peak: from a distance on, with this power of it. */
const falls: readonly (readonly [km: number, power: number])[] = [
  [PEAK_KM, -0.63],
  [1500, -0.4],
  [5000, -0.1],
]

/**
 * How demand rises with both airports' traffic: flattest within a country, where all go by air, and
 * steepest across oceans, where big airports gather the passengers of smaller ones.
 */
const GRAVITY_AT_HOME = 0.77
const GRAVITY_ABROAD = 1.12
const GRAVITY_OVERSEAS = 1.8
const AT_HOME = 2.1

/**
 * How much a country flies within itself for its airports' size: archipelagos and lands without
 * railways more, lands of many airports or fast trains less.
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

/** How distance bends the wish to travel, at most 1. */
export function distancePull(km: number): number {
  if (km < NEAREST_KM) return 0
  let pull = km < PEAK_KM ? (km / PEAK_KM) ** 1.7 : 1
  for (const [from, power] of falls) if (km > from) pull *= (km / from) ** power
  return pull
}

/** Bounds `demand` from above for any two airports of these weights. */
export function demandBound(weightA: number, weightB: number): number {
  return AT_HOME * 2.6 * (weightA * weightB) ** GRAVITY_AT_HOME
}

/**
 * Wish to travel between two airports, on no scale: a gravity model of their traffic, bent by
 * distance and borders. Its powers were fitted to which pairs of airports in the world are busy.
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
