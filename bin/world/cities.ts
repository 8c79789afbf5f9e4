import { readFileSync } from 'node:fs'
import { foldText } from '../../src/server/place/fold-text.ts'
import { type Setting, settings } from '../../src/server/world/city-terms.ts'
import { greatCircleKm } from '../../src/server/world/great-circle.ts'
import { squareAround } from '../../src/server/world/map-bounds.ts'
import { readTable } from '../../src/server/world/read-table.ts'
import { slug } from '../../src/server/world/slug.ts'
import { attractionOf } from './attraction.ts'
import { landShare, type RingsIn } from './lands.ts'
import type { Town } from './towns.ts'
import { zoneOf } from './zone-of.ts'

export interface CompiledCity {
  id: string
  name: string
  country: string
  lat: number
  lon: number
  zone: string
  population: number
  visitors: number
  radius: number
  setting: Setting
  /** Whether it is an island or region of several towns instead of a town. */
  isRegion: boolean
  /** GeoNames number, if it's a town of the same name. */
  town: number | undefined
}

/** Cities besides the destinations of the table. */
const others = 1400
/** How near to each other two of those may be, in kilometres. */
const closest = 14
/** Smaller towns are only in the world as destinations of the table. */
const fewestPeople = 15_000
/** Destinations this wide that no town is named after are regions. */
const regionRadius = 15

/** Returns the most visited cities of the world: the destinations of the table and the towns that attract most. */
export function compileCities(
  towns: readonly Town[],
  airportLines: readonly string[],
  share: string,
  ringsIn: RingsIn,
): CompiledCity[] {
  const places = towns.filter(({ isDistrict }) => !isDistrict)
  const known = destinations(Map.groupBy(places, ({ country }) => country))
  const divisions = new Map(
    readFileSync(`${share}/libtimezonemap/ui/admin1Codes.txt`, 'utf8')
      .split('\n')
      .map((line) => line.split('\t') as [code: string, name: string]),
  )
  const ids = new Set(known.map(({ id }) => id))
  const chosen: CompiledCity[] = []
  for (const { town, visitors } of attractionOf(places, airportLines, known)) {
    if (chosen.length === others) break
    if (town.population < fewestPeople) continue
    if (known.some((each) => greatCircleKm(each, town) < each.radius + 6)) continue
    if (chosen.some((each) => greatCircleKm(each, town) < closest)) continue
    const id = freeId(town, ids, divisions.get(`${town.country}.${town.division}`))
    if (!id) continue
    ids.add(id)
    chosen.push({
      id,
      name: town.name,
      country: town.country,
      lat: Number(town.lat.toFixed(4)),
      lon: Number(town.lon.toFixed(4)),
      zone: zoneOf({ code: id, ...town }),
      population: town.population,
      visitors: Number(visitors.toFixed(4)),
      radius: Math.min(16, Math.round(4 + 2 * Math.sqrt(town.population / 200_000))),
      setting: settingOf(town, ringsIn),
      isRegion: false,
      town: town.id,
    })
  }
  return [...known, ...chosen].sort(
    (a, b) => b.visitors - a.visitors || b.population - a.population || (a.id < b.id ? -1 : 1),
  )
}

/** Returns the town's id, with its state or province if a bigger one has the same, or undefined if that has the same too. */
function freeId(town: Town, taken: ReadonlySet<string>, division: string | undefined) {
  const country = town.country.toLowerCase()
  const ids = [
    `${slug(town.name)}-${country}`,
    ...(division ? [`${slug(town.name)}-${slug(division)}-${country}`] : []),
  ]
  return slug(town.name) ? ids.find((id) => !taken.has(id)) : undefined
}

const metropolis = 2_500_000
const highTown = 1100
const smallTown = 250_000
/** Sea is warm enough for beaches up to this latitude. */
const warmLatitude = 47
/** Kilometres around a town's centre, and how much of them may be land if it's at the sea. */
const seaRadius = 2.5
const mostLand = 0.85

function settingOf({ population, height = 0, lat, lon }: Town, ringsIn: RingsIn): Setting {
  if (population >= metropolis) return 'metropolis'
  if (population > smallTown) return 'city'
  if (height > highTown) return 'mountain'
  const isWarm = Math.abs(lat) < warmLatitude
  const around = () => squareAround({ lat, lon }, seaRadius)
  return isWarm && landShare(around(), ringsIn) < mostLand ? 'beach' : 'city'
}

const isSetting = (word: string): word is Setting => (settings as readonly string[]).includes(word)

function destinations(byCountry: Map<string, Town[]>): CompiledCity[] {
  return readTable('table/destinations.psv', 8).map(
    ([name = '', country = '', lat, lon, visitors, setting = '', radius, people]) => {
      const spot = { lat: Number(lat), lon: Number(lon) }
      const id = `${slug(name)}-${country.toLowerCase()}`
      const town = townOf(name, spot, byCountry.get(country) ?? [])
      const population = Number(people) || town?.population
      if (!isSetting(setting)) throw new Error(`${id}: unknown setting ${setting}`)
      if (!population) throw new Error(`${id}: no town of this name near it; state its population`)
      return {
        id,
        name,
        country,
        ...spot,
        zone: zoneOf({ code: id, country, ...spot }),
        population,
        visitors: Number(visitors),
        radius: Number(radius),
        setting,
        isRegion: !town && Number(radius) >= regionRadius,
        town: town?.id,
      }
    },
  )
}

/** How far a destination's position may be from that of the town. */
const farthestKm = 40

function townOf(name: string, spot: { lat: number; lon: number }, towns: readonly Town[]) {
  return towns
    .filter(
      (town) => foldText(town.name) === foldText(name) && greatCircleKm(town, spot) < farthestKm,
    )
    .toSorted((a, b) => b.population - a.population)[0]
}
