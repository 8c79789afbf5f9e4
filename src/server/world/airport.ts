import { readTable } from './read-table.ts'

/** An airport with scheduled service. */
export interface Airport {
  /** IATA location identifier, three capital letters. */
  iata: string
  /** English name of the airport itself. */
  name: string
  /** English name of the city it serves, as travellers know it. */
  city: string
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
    city = '',
    cityCode = '',
    country = '',
    lat,
    lon,
    zone = '',
    weight,
  ]) => ({
    iata,
    name,
    city,
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

/** Returns the airport with this IATA code (capital letters), or undefined. */
export function airportByIata(iata: string): Airport | undefined {
  return byIata.get(iata)
}

/**
 * Returns all airports of a place code, busiest first: one for an airport's code, every one of the city for a
 * metropolitan code (LON, TYO, NYC, …), none for an unknown code. No metropolitan code is also an airport's code (see
 * docs/decisions/002-world-data.md).
 */
export function airportsOfPlace(code: string): readonly Airport[] {
  return byCityCode.get(code) ?? (byIata.has(code) ? [byIata.get(code) as Airport] : [])
}
