import { expect, it } from 'vitest'
import { localeByCode, locales } from '../../contract/locales.ts'
import { likelyCountry } from './likely-country.server.ts'

it.each([
  ['the visitor’s, in any language', 'de', 'TH', false, 'TH'],
  ['else that of their language', 'de', 'MY', true, 'DE'],
  ['also if it’s written in other countries', 'pt', 'MY', true, 'PT'],
  ['else the site’s, because English tells nothing', 'en', 'MY', true, 'MY'],
])('a phone number’s country is %s', (_, code, country, countryAssumed, likely) => {
  const locale = localeByCode(code) ?? locales[0]
  expect(likelyCountry({ country, countryAssumed, locale })).toBe(likely)
})
