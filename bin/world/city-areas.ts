import { type AreaCharacter, areaCharacters } from '../../src/server/world/city-terms.ts'
import { greatCircleKm } from '../../src/server/world/great-circle.ts'
import { readTable } from '../../src/server/world/read-table.ts'
import { slug } from '../../src/server/world/slug.ts'
import { ashore } from './ashore.ts'
import type { CompiledCity } from './cities.ts'
import type { RingsIn } from './lands.ts'
import type { Town } from './towns.ts'

interface Part {
  name: string
  lat: number
  lon: number
  character: AreaCharacter
  /** Relative to the others of the city. */
  hotels: number
}

/** The most districts that a city has besides its centre. */
const mostDistricts = 5
const fewestPeople = 2000
/** Districts at the very edge of the radius belong to the next city, or lie across the water. */
const nearShare = 0.9
/** Nearer districts are the centre. */
const centreKm = 1.5

/**
 * Returns the lines of `city-areas.psv`: the areas of the table, or else GeoNames' districts and towns within the city's
 * radius and its centre. What is in the sea by rounding is moved to the shore.
 */
export function compileAreas(
  cities: readonly CompiledCity[],
  towns: readonly Town[],
  ringsIn: RingsIn,
): string[] {
  const ownAreas = Map.groupBy(readTable('table/areas.psv', 6), ([city = '']) => city)
  const unknown = [...ownAreas.keys()].filter((id) => !cities.some((city) => city.id === id))
  if (unknown.length > 0) throw new Error(`areas.psv: no such city: ${unknown.join(' ')}`)
  const byCountry = Map.groupBy(towns, ({ country }) => country)
  return cities.flatMap((city) => {
    const own = ownAreas.get(city.id)
    const parts = own?.map(partOfTable) ?? partsAround(city, byCountry.get(city.country) ?? [])
    const all = parts.reduce((sum, { hotels }) => sum + hotels, 0)
    return parts
      .toSorted((a, b) => b.hotels - a.hotels)
      .map((part) => {
        const { lat, lon } = ashore(part, ringsIn)
        const share = (part.hotels / all).toFixed(3)
        const { name, character } = part
        return [city.id, slug(name), name, lat.toFixed(4), lon.toFixed(4), share, character].join(
          '|',
        )
      })
  })
}

const isCharacter = (word: string): word is AreaCharacter =>
  (areaCharacters as readonly string[]).includes(word)

function partOfTable([, name = '', lat, lon, character = '', hotels]: string[]): Part {
  if (!isCharacter(character)) throw new Error(`areas.psv: ${name} is ${character}`)
  return { name, lat: Number(lat), lon: Number(lon), character, hotels: Number(hotels) }
}

function partsAround(city: CompiledCity, towns: readonly Town[]): Part[] {
  const parts: Part[] = []
  if (!city.isRegion) {
    const name = city.population < 60_000 ? 'Town centre' : 'City centre'
    const { lat, lon } = city
    parts.push({ name, lat, lon, character: 'centre', hotels: Math.sqrt(city.population) * 2 })
  }
  const near = towns
    .filter(
      (town) =>
        town.id !== city.town &&
        town.population >= fewestPeople &&
        town.population < city.population &&
        greatCircleKm(town, city) < city.radius * nearShare,
    )
    .toSorted((a, b) => b.population - a.population)
  for (const town of near) {
    if (parts.length > mostDistricts) break
    const name = plainName(town.name)
    const taken = [...parts, { name: city.name, lat: city.lat, lon: city.lon }]
    const isKnown = taken.some(
      (part) =>
        slug(part.name) === slug(name) || (part !== city && greatCircleKm(part, town) < centreKm),
    )
    if (isKnown || !slug(name)) continue
    const character = city.isRegion && city.setting === 'beach' ? 'beach' : 'residential'
    parts.push({
      name,
      lat: town.lat,
      lon: town.lon,
      character,
      hotels: Math.sqrt(town.population),
    })
  }
  if (parts.length === 0) {
    parts.push({ name: city.name, lat: city.lat, lon: city.lon, character: 'nature', hotels: 1 })
  }
  return parts
}

/** Returns a district's name without the city's: `Zürich (Kreis 11) / Oerlikon`, `Bratislava - Vajnory`. */
const plainName = (name: string) =>
  (name.split(/ [/-] /).at(-1) ?? name).replace(/\s*\(.*?\)/g, '').trim()
