import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { Locale } from '../../contract/locales.ts'
import { countryName } from '../../contract/words/format.ts'
import type { SelectOption } from '../ui/form/select.tsx'

/** The lists of the booking form. Created on the server, because browsers differ in their names of countries. */
export interface CountryOptions {
  /** Nationalities and passport issuers, sorted by name. */
  countries: readonly SelectOption[]
  /** Dialling codes, sorted by the country's name: `Malaysia (+60)`. */
  dialling: readonly SelectOption[]
}

// Islands that share a dialling code and don't issue passports.
const withoutPassports = new Set(['AC', 'TA'])

const made = new Map<string, CountryOptions>()

/** Returns all countries by their name in a language, sorted by its alphabet. */
export function countryOptions({ code, tag }: Locale): CountryOptions {
  const known = made.get(code)
  if (known) return known
  const order = new Intl.Collator(tag)
  const countries = getCountries()
    .filter((each) => !withoutPassports.has(each))
    .map((each) => ({ value: each, label: countryName(each, tag) }))
    .sort((a, b) => order.compare(a.label, b.label))
  const dialling = countries.map(({ value, label }) => ({
    value,
    label: `${label} (+${getCountryCallingCode(value)})`,
  }))
  const options = { countries, dialling }
  made.set(code, options)
  return options
}
