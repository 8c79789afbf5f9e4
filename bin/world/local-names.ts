import { createRequire } from 'node:module'
import { type Locale, locales } from '../../src/contract/locales.ts'
import { foldText } from '../../src/server/place/fold-text.ts'
import { airports } from '../../src/server/world/airport.ts'
import { cities } from '../../src/server/world/city.ts'
import { cityNames } from '../../src/server/world/city-names.ts'
import { greatCircleKm } from '../../src/server/world/great-circle.ts'
import { keyOf } from '../../src/server/world/local-names.ts'
import { translatedNames } from '../../src/server/world/place-aliases.ts'
import { readTable } from '../../src/server/world/read-table.ts'
import { exemplarKey, exemplarsByKey } from './exemplars.ts'
import { type ByCell, clean, farthestKm, townOf } from './place-names.ts'
import { type ScriptRule, scriptRules } from './script-rules.ts'

/** A city with the codes it has: of airports or a metropolitan area, and as a place to stay. */
interface NamedPlace {
  codes: string[]
  /** English. */
  name: string
  country: string
  zone: string
  spots: { lat: number; lon: number }[]
}

/** The cities of this many airports, the busiest, are named; smaller ones keep their English names. */
const busiest = 1500

/**
 * Returns the lines of a file of `data/local-names/`: the codes of a city and its name in a language, where it differs from
 * the English one. A name by hand comes first, then CLDR's, then GeoNames'. `packages` is a folder with `opencc-js`.
 */
export function compileLocalNames(
  language: string,
  places: readonly NamedPlace[],
  byCell: ByCell,
  packages: string,
): string[] {
  const locale = locales.find(({ code }) => code === language) as Locale
  const rule = scriptRules(language, createRequire(`${packages}/`))
  const exemplars = exemplarsByKey(cldrName(locale))
  return places.flatMap((place) => {
    const own = ownNames.get(ownKey(place))?.get(language)
    const name = own ?? sourceName(place, rule, exemplars, byCell)
    return name && name !== place.name ? [`${place.codes.join(' ')}|${name}`] : []
  })
}

function sourceName(
  place: NamedPlace,
  rule: ScriptRule,
  exemplars: ReadonlyMap<string, string>,
  byCell: ByCell,
): string | undefined {
  const town = townOf(
    place,
    byCell,
    place.codes[0]?.length === 3 ? farthestKm.airport : farthestKm.city,
  )
  const candidates = [
    exemplars.get(exemplarKey(place.zone, place.name)),
    ...rule.catalogues.map((catalogue) => town?.translated.get(catalogue)),
    // Tables that don't say which language a name is of, but a script of its own does.
    ...(rule.isOwnScript
      ? place.codes.flatMap((code) => [
          ...translatedNames(code).slice(0, 12),
          ...cityNames(code).slice(0, 12),
        ])
      : []),
  ]
  for (const candidate of candidates) {
    // "Caire, el" is how lists sort it.
    const name = candidate && !candidate.includes(',') && rule.written(clean(candidate), place)
    if (name) return name
  }
  return undefined
}

/** Returns the cities that have names: those to stay in and those of the busiest airports, most important first. */
export function namedPlaces(): NamedPlace[] {
  const places: NamedPlace[] = cities.map(({ id, name, country, zone, lat, lon }) => ({
    codes: [id],
    name,
    country,
    zone,
    spots: [{ lat, lon }],
  }))
  const byName = Map.groupBy(places, nameKey)
  const coded = new Set<string>()
  for (const airport of airports.slice(0, busiest)) {
    const code = keyOf(airport)
    if (coded.has(code)) continue
    coded.add(code)
    const same = byName.get(nameKey({ name: airport.englishCity, country: airport.country }))
    const place = same?.find(
      ({ spots: [spot] }) => spot && greatCircleKm(spot, airport) <= farthestKm.airport,
    )
    const spot = { lat: airport.lat, lon: airport.lon }
    if (place) {
      place.codes.push(code)
      place.spots.push(spot)
    } else {
      const { englishCity: name, country, zone } = airport
      places.push({ codes: [code], name, country, zone, spots: [spot] })
    }
  }
  return places
}

const nameKey = ({ name, country }: Pick<NamedPlace, 'name' | 'country'>): string =>
  `${country} ${foldText(name)}`

/** Throws if the table has a city that isn't among the places. */
export function checkOwnNames(places: readonly NamedPlace[]): void {
  const known = new Set(places.map(ownKey))
  const unknown = [...ownNames.keys()].filter((key) => !known.has(key))
  if (unknown.length > 0)
    throw new Error(`local-names.psv has unknown cities: ${unknown.join(', ')}`)
}

/** Names by hand: city and country, then by language. */
const ownNames = new Map<string, ReadonlyMap<string, string>>()
for (const [name = '', country = '', cell = ''] of readTable('table/local-names.psv', 3)) {
  const key = ownKey({ name, country })
  if (ownNames.has(key)) throw new Error(`local-names.psv has ${name} twice`)
  const named = cell.split(',').flatMap((each) => {
    const [, languages = '', local = ''] = /^\s*([a-z-]+(?: [a-z-]+)*): (.+?)\s*$/.exec(each) ?? []
    if (!local) throw new Error(`local-names.psv, ${name}: ${each}`)
    return languages.split(' ').map((language) => [language, local] as const)
  })
  ownNames.set(key, new Map(named))
}

function ownKey({ name, country }: Pick<NamedPlace, 'name' | 'country'>): string {
  return `${name} ${country}`
}

/** Returns CLDR's name of a locale's language. */
function cldrName({ code, tag }: Locale): string {
  const special: Readonly<Record<string, string>> = {
    nb: 'no',
    pt: 'pt-PT',
    sr: 'sr-Latn',
    'zh-tw': 'zh-Hant',
  }
  return special[code] ?? tag.split('-')[0] ?? code
}
