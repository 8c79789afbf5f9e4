import { defaultLocale } from '../../contract/default-locale.ts'
import { locales } from '../../contract/locales.ts'
import type { Place } from '../../contract/place/place.ts'
import { onceEach } from '../platform/once-each.ts'
import {
  type Airport,
  airportOfOrder,
  airports,
  currentCode,
  formerCodes,
  formerNames,
} from '../world/airport.ts'
import { countryNameIn, englishCountryName } from '../world/country.ts'
import { cityOfPlace, localNames } from '../world/local-names.ts'
import { type Metropolis, metropolisByCode, metropolises } from '../world/metropolis.ts'
import { placeAliases, translatedNames } from '../world/place-aliases.ts'
import { regionNames } from '../world/region-names.ts'
import { foldText } from './fold-text.ts'
import { createPlaceIndex, type IndexedPlace, type PlaceIndex } from './place-index.ts'

/** Named in English, for the index. */
function placeOfAirport(airport: Airport): Place {
  return {
    code: airport.iata,
    kind: 'airport',
    name: airport.name,
    city: airport.englishCity,
    country: airport.country,
    countryName: englishCountryName(airport.country),
    airports: [airport.iata],
    zone: airport.zone,
  }
}

function placeOfMetropolis(metropolis: Metropolis): Place {
  return {
    code: metropolis.code,
    kind: 'metro',
    name: metropolis.englishCity,
    city: metropolis.englishCity,
    country: metropolis.country,
    countryName: englishCountryName(metropolis.country),
    airports: metropolis.airports.map((airport) => airport.iata),
    zone: metropolis.airports[0]?.zone ?? 'UTC',
  }
}

const regionsOf = (cityCode: string, country: string): string[] => [
  englishCountryName(country),
  ...regionNames(country),
  ...regionNames(cityCode),
]

const regionNamesIn = locales.map(({ tag }) => new Intl.DisplayNames(tag, { type: 'region' }))

const foldedCountryNames = onceEach((country: string): readonly string[] => {
  const names = regionNamesIn.map((language) => foldText(language.of(country) ?? ''))
  return [...new Set(names)]
})

/** Returns a place's names in other languages. An area's names find the area, and its airports through it. */
const namesElsewhere = (code: string): string[] => [
  ...new Set([...translatedNames(code), ...localNames(code)]),
]

let index: PlaceIndex | undefined

/**
 * Returns the index of all places. Making it takes 0.3 s, so processes in which nobody types a place don't make it, and
 * servers do before they answer (`start-server.ts`).
 */
export function placeIndex(): PlaceIndex {
  index ??= createPlaceIndex(indexedPlaces())
  return index
}

const indexedPlaces = (): IndexedPlace[] => [
  ...metropolises.map((metropolis) => ({
    place: placeOfMetropolis(metropolis),
    weight: Math.max(...metropolis.airports.map((airport) => airport.weight)),
    aliases: placeAliases(metropolis.code),
    formerCodes: [],
    regions: regionsOf(metropolis.code, metropolis.country),
    translations: namesElsewhere(metropolis.code),
    countryNames: foldedCountryNames(metropolis.country),
    group: metropolis.code,
  })),
  ...airports.map((airport) => ({
    place: placeOfAirport(airport),
    weight: airport.weight,
    aliases: [...placeAliases(airport.iata), ...formerNames(airport.iata)],
    formerCodes: formerCodes(airport.iata),
    regions: regionsOf(airport.cityCode, airport.country),
    translations: namesElsewhere(airport.iata),
    countryNames: foldedCountryNames(airport.country),
    group: airport.cityCode,
  })),
]

/**
 * Returns the places that match a typed text in any language, best first and named in `language`. An empty text matches no
 * place.
 */
export function suggestPlaces(typed: string, language: string, limit = 10): Place[] {
  return placeIndex()
    .find(typed, limit)
    .map((place) => named(place, language))
}

/** Returns a place with its city and country named in a language of the site. */
function named(place: Place, language: string): Place {
  if (language === defaultLocale) return place
  const city = cityOfPlace(place.code, language)
  return {
    ...place,
    name: place.kind === 'metro' ? city : place.name,
    city,
    countryName: countryNameIn(place.country, language),
  }
}

/** Returns whether a code, in upper or lower case, is an airport's or a city's, also if it's no longer sold. */
export const isPlaceCode = (code: string): boolean => englishPlace(code) !== undefined

/** Returns the place with this code, in upper or lower case and also if it's no longer sold, or undefined. */
function englishPlace(code: string): Place | undefined {
  const capitals = code.trim().toUpperCase()
  const metropolis = metropolisByCode(capitals)
  if (metropolis) return placeOfMetropolis(metropolis)
  const airport = airportOfOrder(capitals)
  const now = currentCode(capitals)
  if (!airport || now === capitals) return airport && placeOfAirport(airport)
  return { ...placeOfAirport(airport), airports: [now], now }
}

/** Returns the places of these codes in their order, named in `language`; unknown ones are skipped. */
export function placesByCodes(codes: readonly string[], language: string): Place[] {
  return codes.flatMap((code) => {
    const place = englishPlace(code)
    return place ? named(place, language) : []
  })
}
