import { defaultLocale } from '../../contract/default-locale.ts'
import { localeByCode } from '../../contract/locales.ts'
import { onceEach } from '../platform/once-each.ts'
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

/** Returns the English name of a country, or its code if it's unknown; what somebody reads is `countryNameIn`. */
export function englishCountryName(code: string): string {
  return byCode.get(code)?.name ?? code
}

/** Countries whose full name isn't what people call them: "Hong Kong SAR China". */
const shortened = new Set(['HK', 'MM', 'MO', 'PS'])

const namesIn = onceEach((language: string) => {
  const tag = localeByCode(language)?.tag ?? 'en'
  return {
    full: new Intl.DisplayNames(tag, { type: 'region' }),
    short: new Intl.DisplayNames(tag, { type: 'region', style: 'short' }),
  }
})

/** Returns the name of a country in a language of the site, or its code if it's unknown. */
export function countryNameIn(code: string, language: string): string {
  if (language === defaultLocale) return englishCountryName(code)
  if (!/^[A-Z]{2}$/.test(code)) return code
  const { full, short } = namesIn(language)
  return (shortened.has(code) ? short : full).of(code) ?? code
}
