import { isSupportedCountry } from 'libphonenumber-js'
import { worldCountryByCode } from '../../world/country.ts'

/** Whether the two letters name a country or territory that people come from, fly to or have phones in. */
export const isCountryCode = (code: string): boolean =>
  worldCountryByCode(code) !== undefined || isSupportedCountry(code)
