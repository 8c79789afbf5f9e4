import { readTable } from './read-table.ts'

/** A country or territory with scheduled flights. */
export interface WorldCountry {
  /** ISO 3166-1 alpha-2 code (and XK for Kosovo). */
  code: string
  /** Short English name. */
  name: string
  /** ISO 4217 code of the currency used there. */
  currency: string
}

/** Every country and territory that has an airport, by code. */
export const worldCountries: readonly WorldCountry[] = readTable('data/countries.psv', 3).map(
  ([code = '', name = '', currency = '']) => ({ code, name, currency }),
)

const byCode = new Map(worldCountries.map((country) => [country.code, country]))

/** Returns the country with this code, or undefined if it has no airport. */
export function worldCountryByCode(code: string): WorldCountry | undefined {
  return byCode.get(code)
}

/** Returns the English name of a country, or its code if it's unknown. */
export function countryName(code: string): string {
  return byCode.get(code)?.name ?? code
}
