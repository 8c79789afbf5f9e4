import { readTable } from './read-table.ts'

/** An airport with scheduled service. */
export interface Airport {
  /** IATA location identifier, three capital letters. */
  iata: string
  /** English name of the airport itself. */
  name: string
  /** English name of the city it serves, as travellers know it; what somebody reads is `cityOfPlace`. */
  englishCity: string
  /** Metropolitan code (LON for LHR, LGW, …), or the airport's own code if it has none. */
  cityCode: string
  /** ISO 3166-1 alpha-2 country code. */
  country: string
  /** Degrees north. */
  lat: number
  /** Degrees east. */
  lon: number
  /** IANA time zone. */
  zone: string
  /** Traffic relative to the busiest airport of the world, above 0 and at most 1. */
  weight: number
}

/** Every airport with scheduled service and an IATA code, busiest first. */
export const airports: readonly Airport[] = readTable('data/airports.psv', 9).map(
  ([
    iata = '',
    name = '',
    englishCity = '',
    cityCode = '',
    country = '',
    lat,
    lon,
    zone = '',
    weight,
  ]) => ({
    iata,
    name,
    englishCity,
    cityCode,
    country,
    lat: Number(lat),
    lon: Number(lon),
    zone,
    weight: Number(weight),
  }),
)

const byIata = new Map(airports.map((airport) => [airport.iata, airport]))
const byCityCode = Map.groupBy(airports, (airport) => airport.cityCode)

const retired = new Map(
  readTable('table/retired-airports.psv', 3).map(([old = '', now = '', names = '']) => [
    old,
    { now, names: names.split(', ') },
  ]),
)
const oldByNow = Map.groupBy(retired.keys(), (old) => currentCode(old))

/** Returns the code that an airport's or city's code was replaced by when it closed, moved or was renamed; or the same. */
export function currentCode(code: string): string {
  return retired.get(code)?.now ?? code
}

/** Returns the codes that an airport's code (capital letters) replaced. */
export const formerCodes = (iata: string): readonly string[] => oldByNow.get(iata) ?? []

/** Returns the names of the airports that an airport's code (capital letters) replaced. */
export const formerNames = (iata: string): readonly string[] =>
  formerCodes(iata).flatMap((old) => retired.get(old)?.names ?? [])

/**
 * Returns the airport with this code as orders name it: also one that isn't sold any more, by its old code and name and
 * with the other facts of the one that replaced it.
 */
export function airportOfOrder(iata: string): Airport | undefined {
  const { now = iata, names: [name] = [] } = retired.get(iata) ?? {}
  const airport = byIata.get(now)
  return airport && name ? { ...airport, iata, name } : airport
}

/** Returns the airport with this IATA code (capital letters) that flights are sold to, or undefined. */
export function airportByIata(iata: string): Airport | undefined {
  return byIata.get(iata)
}

/**
 * Returns all airports of a place code, busiest first: one for an airport's code, every one of the city for a
 * metropolitan code (LON, TYO, NYC, …), the one that replaced it for the code of a closed one, none for an unknown
 * code. No metropolitan code is also an airport's code (see
 * docs/decisions/002-world-data.md).
 */
export function airportsOfPlace(code: string): readonly Airport[] {
  const now = currentCode(code)
  return byCityCode.get(now) ?? (byIata.has(now) ? [byIata.get(now) as Airport] : [])
}
