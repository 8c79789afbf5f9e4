import { existsSync } from 'node:fs'
import { localeByCode, locales } from '../../contract/locales.ts'
import { onceEach } from '../platform/once-each.ts'
import { airportOfOrder } from './airport.ts'
import { cities } from './city.ts'
import { metropolisByCode } from './metropolis.ts'
import { readTable } from './read-table.ts'

/** A language's names of cities by their codes. Read when somebody first needs them. */
const namesIn = onceEach((language: string): ReadonlyMap<string, string> => {
  const { code } = localeByCode(language) ?? { code: '' }
  const file = `data/local-names/${code}.psv` as const
  if (!existsSync(new URL(`./${file}`, import.meta.url))) return new Map()
  return new Map(
    readTable(file, 2).flatMap(([codes = '', name = '']) =>
      codes.split(' ').map((each) => [each, name] as const),
    ),
  )
})

/**
 * Returns the name of the city of a place in a language of the site, by the code of an airport or a metropolitan area in capital
 * letters: the English one if no other is known, and the code of an unknown place. Airports themselves keep the English names
 * that airlines print.
 */
export function cityOfPlace(code: string, language: string): string {
  const metropolis = metropolisByCode(code)
  if (metropolis) return namesIn(language).get(code) ?? metropolis.englishCity
  const airport = airportOfOrder(code)
  if (!airport) return code
  return namesIn(language).get(keyOf(airport)) ?? airport.englishCity
}

/** Returns the code that an airport's city is named by: its area's, unless it keeps the name of a town of its own. */
export function keyOf(airport: { iata: string; cityCode: string; englishCity: string }): string {
  const { iata, cityCode, englishCity } = airport
  const area = metropolisByCode(cityCode)
  // `cityCode` of one that closed is that of today's airport, which is in the same city.
  return area && area.englishCity !== englishCity ? iata : cityCode
}

/** As properties and orders have it. */
interface CityOfStay {
  /** English. */
  city: string
  country: string
}

const idByName = onceEach(
  () => new Map(cities.map(({ id, name, country }) => [`${name} ${country}`, id])),
)

/**
 * Returns the name of a city to stay in, given in a language of the site: the English one if no other is known.
 */
export function cityOfStay({ city, country }: CityOfStay, language: string): string {
  const id = cityIdOf({ city, country })
  return (id && localCityName(id, language)) ?? city
}

/** Returns the id of a city to stay in by its English name and country, or undefined. */
export const cityIdOf = ({ city, country }: CityOfStay): string | undefined =>
  idByName('').get(`${city} ${country}`)

const allNames = onceEach(() => {
  const names = new Map<string, Set<string>>()
  for (const { code } of locales) {
    for (const [city, name] of namesIn(code))
      names.set(city, (names.get(city) ?? new Set()).add(name))
  }
  return names
})

/**
 * Returns a city's names in all languages of the site, by the code of its airport or metropolitan area, or its id: whatever name
 * somebody reads, typing it finds the city.
 */
export const localNames = (code: string): readonly string[] => [...(allNames('').get(code) ?? [])]

/** Returns the name of a city to stay in, by its id; undefined if only the English one is known. */
export const localCityName = (id: string, language: string): string | undefined =>
  namesIn(language).get(id)
