import { fractionOf, hashText, hashWith } from '../../src/sandbox/shared/seeded.ts'
import type { Airport } from '../../src/server/world/airport.ts'

/** Two cities with all their airports (IATA codes). */
export interface CityPair {
  from: string[]
  to: string[]
}

/** Returns random pairs of different cities, weighted by the traffic of their airports; seeded. */
export function cityPairs(airports: readonly Airport[], count: number): CityPair[] {
  const cities = [...Map.groupBy(airports, ({ cityCode }) => cityCode).values()]
  const sums: number[] = []
  let total = 0
  for (const city of cities) {
    total += city.reduce((sum, { weight }) => sum + weight, 0)
    sums.push(total)
  }
  const draw = (seed: number): Airport[] => {
    const mark = fractionOf(seed) * total
    return cities[sums.findIndex((sum) => mark < sum)] ?? []
  }
  const pairs: CityPair[] = []
  for (let seed = hashText('pairs'); pairs.length < count; seed = hashWith(seed, 1)) {
    const from = draw(hashWith(seed, 2))
    const to = draw(hashWith(seed, 3))
    if (from === to) continue
    pairs.push({ from: from.map(({ iata }) => iata), to: to.map(({ iata }) => iata) })
  }
  return pairs
}
