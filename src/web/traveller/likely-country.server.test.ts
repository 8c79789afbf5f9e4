import { expect, it } from 'vitest'
import { localeByCode, locales } from '../../contract/locales.ts'
import { likelyCountry } from './likely-country.server.ts'

it.each([
  ['the visitor’s, in any language', 'de', 'TH', false, 'de-AT', 'TH'],
  ['else that of the browser’s language', 'de', 'MY', true, 'de-AT,de;q=0.9', 'AT'],
  ['English with a country, too', 'en', 'MY', true, 'en-GB,en;q=0.9', 'GB'],
  ['else that of the page’s language', 'de', 'MY', true, 'de,en;q=0.9', 'DE'],
  ['also if it’s written in other countries', 'pt', 'MY', true, null, 'PT'],
  ['else nobody’s, because English tells nothing', 'en', 'MY', true, 'en-US,en;q=0.9', ''],
])('a phone number’s country is %s', (_, code, country, countryAssumed, accepted, likely) => {
  const locale = localeByCode(code) ?? locales[0]
  expect(likelyCountry({ country, countryAssumed, locale }, accepted)).toBe(likely)
})
