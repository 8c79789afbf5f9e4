import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { Locale } from '../../contract/locales.ts'
import { countryName } from '../../contract/words/format.ts'
import type { SelectOption } from '../ui/form/select.tsx'

/** The lists of the booking form. Made on the server: browsers differ in what they call countries. */
export interface CountryOptions {
  /** Nationalities and issuers of passports, by name. */
  countries: readonly SelectOption[]
  /** Dialling codes, by the country's name: `Malaysia (+60)`. */
  dialling: readonly SelectOption[]
}

// Islands that share their dialling code and issue no passports.
const withoutPassports = new Set(['AC', 'TA'])

const made = new Map<string, CountryOptions>()

/** Every country in the words of a language, in its alphabet's order. */
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
