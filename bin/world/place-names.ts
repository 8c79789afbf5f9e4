import { locales } from '../../src/contract/locales.ts'
import { foldText } from '../../src/server/place/fold-text.ts'
import { greatCircleKm } from '../../src/server/world/great-circle.ts'
import { readTable } from '../../src/server/world/read-table.ts'
import type { CompiledCity } from './cities.ts'
import { exemplarKey, exemplarsByKey } from './exemplars.ts'
import { type NamedCity, namedCities } from './geonames.ts'

interface Place {
  /** Of an airport or metropolitan area, or a city's id. */
  code: string
  name: string
  zone: string
  spots: { lat: number; lon: number }[]
}

/** The scripts that travellers type; others would only make the file bigger. */
const typedScripts =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Khmer}\p{Script=Greek}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Tamil}\p{M}\p{P}\p{Zs}ー]+$/u

/** The greatest distance of an airport from the city it's named after, and between two positions of a city. */
export const farthestKm = { airport: 80, city: 30 }
/** Shorter names in Latin letters are codes, or begin too many other names. */
const fewestLatinLetters = 4

export type ByCell = Map<string, NamedCity[]>

/** Returns GeoNames' cities by cells of a degree, from the folder `share` (see `namedCities`). */
export const namedByCell = (share: string): ByCell =>
  Map.groupBy(namedCities(share), ({ lat, lon }) => cell(lat, lon))

/**
 * Returns the lines of `place-names.psv`: the code of a city or single airport and its names in other languages, from
 * GeoNames and CLDR. Names that compare equal to the English one are left out.
 */
export const compilePlaceNames = (airportLines: readonly string[], byCell: ByCell): string[] =>
  linesOf(citiesOf(airportLines), 'table/place-aliases.psv', byCell, farthestKm.airport)

/** Returns the lines of `city-names.psv`: the id of a city to stay in and its names in other languages. */
export const compileCityNames = (cities: readonly CompiledCity[], byCell: ByCell): string[] =>
  linesOf(
    cities.map(({ id, name, zone, lat, lon }) => ({ code: id, name, zone, spots: [{ lat, lon }] })),
    'table/city-aliases.psv',
    byCell,
    farthestKm.city,
  )

function linesOf(
  places: readonly Place[],
  aliases: `table/${string}`,
  byCell: ByCell,
  farthest: number,
): string[] {
  const known = new Map<string, string[]>(
    readTable(aliases, 2).map(([code = '', names = '']) => [code, names.split(',')]),
  )
  return places.flatMap((place) => {
    const names = namesOf(place, byCell, known.get(place.code) ?? [], farthest)
    return names.length > 0 ? [`${place.code}|${names.join(', ')}`] : []
  })
}

function citiesOf(airportLines: readonly string[]): Place[] {
  const areas = new Map(readTable('table/metropolises.psv', 4).map(([code, name]) => [code, name]))
  const cities = new Map<string, Place>()
  for (const line of airportLines) {
    const [, , own = '', code = '', , lat, lon, zone = ''] = line.split('|')
    const city = cities.get(code) ?? { code, name: areas.get(code) ?? own, zone, spots: [] }
    city.spots.push({ lat: Number(lat), lon: Number(lon) })
    cities.set(code, city)
  }
  return [...cities.values()]
}

const cell = (lat: number, lon: number) => `${Math.round(lat)} ${Math.round(lon)}`

function namesOf(
  city: Place,
  byCell: ByCell,
  known: readonly string[],
  farthest: number,
): string[] {
  const found = townOf(city, byCell, farthest)
  const names = [
    ...(exemplars.get(exemplarKey(city.zone, city.name)) ?? []),
    ...(found?.translated.values() ?? []),
    ...(found?.others.filter((name) => typedScripts.test(name)) ?? []),
  ]
  const seen = new Set([city.name, ...known].map(foldText))
  return names.map(clean).filter((name) => {
    const folded = foldText(name)
    if (!folded || seen.has(folded)) return false
    if (/[a-z]/.test(folded) && folded.length < fewestLatinLetters) return false
    seen.add(folded)
    return true
  })
}

/** Returns GeoNames' city of a place: the biggest of its name near it. */
export function townOf(
  city: Pick<Place, 'name' | 'spots'>,
  byCell: ByCell,
  farthest: number,
): NamedCity | undefined {
  const wanted = new Set(
    [city.name, ...city.name.split(/[-()/]/)].map(foldText).filter((name) => name.length > 2),
  )
  const near = city.spots.flatMap((spot) =>
    around(spot)
      .flatMap((key) => byCell.get(key) ?? [])
      .filter((each) => greatCircleKm(spot, each) <= farthest),
  )
  const named = (names: readonly string[]) => names.some((name) => wanted.has(foldText(name)))
  const biggest = (cities: readonly NamedCity[]) =>
    cities.toSorted((a, b) => b.population - a.population)[0]
  return (
    biggest(near.filter(({ own }) => named(own))) ??
    biggest(near.filter(({ others }) => named(others)))
  )
}

const around = ({ lat, lon }: { lat: number; lon: number }): string[] => {
  // Degrees of longitude are short in the far north.
  const east = Math.ceil(1 / Math.max(0.2, Math.cos((lat * Math.PI) / 180)))
  const steps = Array.from({ length: 2 * east + 1 }, (_, index) => index - east)
  return [-1, 0, 1].flatMap((north) => steps.map((step) => cell(lat + north, lon + step)))
}

/** Removes directional marks, second names in brackets, and the table's separators. */
export const clean = (name: string) =>
  name
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s*[([（].*$/, '')
    .replace(/[|,#]/g, ' ')
    .trim()

/** CLDR's names of time zones' cities in all languages, by zone and English name. */
const exemplars = exemplarNames()

function exemplarNames(): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const languages = new Set([...locales.flatMap(({ tag }) => cldrNames(tag)), 'ar', 'he', 'fa'])
  for (const language of languages) {
    for (const [key, name] of exemplarsByKey(language)) {
      names.set(key, [...(names.get(key) ?? []), name])
    }
  }
  return names
}

function cldrNames(tag: string): string[] {
  const [language = ''] = tag.split('-')
  return tag.startsWith('zh') ? ['zh', 'zh-Hant'] : [language === 'nb' ? 'no' : language]
}
