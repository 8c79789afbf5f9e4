import type { AreaCharacter, Setting } from './city-terms.ts'
import { readTable } from './read-table.ts'

/** A part of a city that travellers know by name. */
export interface Area {
  /** `bangkok-th-sukhumvit`; unique among all areas. */
  id: string
  /** English. */
  name: string
  lat: number
  lon: number
  /** Share of the city's hotels that are here; all shares of a city are 1 together. */
  share: number
  character: AreaCharacter
}

/** A city, island or resort that people stay in. */
export interface City {
  /** `bangkok-th`; stable. */
  id: string
  /** English. */
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  lat: number
  lon: number
  /** IANA time zone. */
  zone: string
  population: number
  /** How many travellers stay here, 0–1, relative to the most visited city. */
  visitors: number
  /** Kilometres around the position in which its hotels are. */
  radius: number
  setting: Setting
  /** At least one, biggest share first. */
  areas: readonly Area[]
}

const areasOf = new Map<string, Area[]>()
for (const [city = '', id = '', name = '', lat, lon, share, character] of readTable(
  'data/city-areas.psv',
  7,
)) {
  const area: Area = {
    id: `${city}-${id}`,
    name,
    lat: Number(lat),
    lon: Number(lon),
    share: Number(share),
    character: character as AreaCharacter,
  }
  areasOf.set(city, [...(areasOf.get(city) ?? []), area])
}

/** The cities that travellers visit, most visited first. */
export const cities: readonly City[] = readTable('data/cities.psv', 10).map(
  ([id = '', name = '', country = '', lat, lon, zone = '', people, visitors, radius, setting]) => ({
    id,
    name,
    country,
    lat: Number(lat),
    lon: Number(lon),
    zone,
    population: Number(people),
    visitors: Number(visitors),
    radius: Number(radius),
    setting: setting as Setting,
    areas: areasOf.get(id) ?? [],
  }),
)

/** Towns are less wide than this, in kilometres, unless they're great cities. */
const regionRadius = 25
const townSettings: readonly Setting[] = ['metropolis', 'city', 'historic']

/** Returns whether it's an island, a coast or a valley of several towns, so that it has no centre of its own. */
export const isRegion = ({ radius, setting }: City): boolean =>
  radius >= regionRadius && !townSettings.includes(setting)

const byId = new Map(cities.map((city) => [city.id, city]))

/** Returns the city with this id, or undefined. */
export function cityById(id: string): City | undefined {
  return byId.get(id)
}
