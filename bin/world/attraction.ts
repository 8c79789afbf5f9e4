import { foldText } from '../../src/server/place/fold-text.ts'
import { type GlobePoint, greatCircleKm } from '../../src/server/world/great-circle.ts'
import type { Town } from './towns.ts'

/** Passengers of the airport with weight 1 in `airports.psv`, in millions a year. */
const busiest = 108
const farthestOfName = 80
const farthestOfAny = 45

/**
 * Returns towns with an estimate of their visitors (0–1 as in `destinations.psv`), most visited first. It grows with the
 * passengers of the town's airports, its population, and how much people in its country fly. Airports of
 * `destinations` count for those only.
 */
export function attractionOf(
  towns: readonly Town[],
  airportLines: readonly string[],
  destinations: readonly (GlobePoint & { radius: number })[],
): { town: Town; visitors: number }[] {
  const byCountry = Map.groupBy(towns, ({ country }) => country)
  const passengers = new Map<Town, number>()
  const flying = new Map<string, number>()
  for (const line of airportLines) {
    const [, , city = '', , country = '', lat, lon, , weight] = line.split('|')
    const airport = { lat: Number(lat), lon: Number(lon) }
    const millions = Number(weight) * busiest
    flying.set(country, (flying.get(country) ?? 0) + millions)
    if (destinations.some((each) => greatCircleKm(each, airport) < each.radius + 25)) continue
    const town = townOf(city, airport, byCountry.get(country) ?? [])
    if (town) passengers.set(town, (passengers.get(town) ?? 0) + millions)
  }
  const rates = new Map(
    [...byCountry].map(([country, own]) => {
      const people = own.reduce((sum, { population }) => sum + population, 0) / 1e6
      const flights = (flying.get(country) ?? 0) / Math.max(people, 0.01)
      return [country, Math.min(1.6, Math.max(0.35, Math.sqrt(flights)))]
    }),
  )
  return towns
    .map((town) => ({
      town,
      visitors: Math.min(
        0.18,
        0.018 * (passengers.get(town) ?? 0) ** 0.6 +
          0.01 * (rates.get(town.country) ?? 1) * Math.sqrt(town.population / 100_000) +
          (town.isCapital ? 0.02 : 0),
      ),
    }))
    .sort((a, b) => b.visitors - a.visitors || a.town.id - b.town.id)
}

/** Returns the town an airport belongs to: the biggest of the same name, or else the one that is big and near. */
function townOf(city: string, airport: GlobePoint, towns: readonly Town[]): Town | undefined {
  const near = towns
    .map((town) => ({ town, km: greatCircleKm(town, airport) }))
    .filter(({ km }) => km < farthestOfName)
  const named = near.filter(({ town }) => foldText(town.name) === foldText(city))
  const pull = ({ town, km }: { town: Town; km: number }) => town.population / (km + 5)
  const found = named.length > 0 ? named : near.filter(({ km }) => km < farthestOfAny)
  return found.toSorted((a, b) => pull(b) - pull(a))[0]?.town
}
