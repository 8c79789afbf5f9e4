import { expect, it } from 'vitest'
import { offeredCurrency } from './offered-currency.ts'

it.each([
  ['a Thai page', 'th-TH-u-ca-gregory-nu-latn', null, 'THB'],
  ['a Thai page in a browser as it’s sold worldwide', 'th-TH', 'en-US,en;q=0.9', 'THB'],
  ['an Austrian browser', 'en-GB', 'de-AT,de;q=0.9', 'EUR'],
  ['an Australian browser', 'en-GB', 'en-AU,en;q=0.9', 'AUD'],
  ['a Swiss browser, whatever the page’s language', 'th-TH', 'fr-CH', 'CHF'],
  ['English alone', 'en-GB', 'en', undefined],
  ['British English, which is used everywhere', 'en-GB', 'en-GB,en;q=0.9', undefined],
  ['American English', 'en-GB', 'en-US', undefined],
  ['Serbian in Latin letters', 'sr-Latn-RS', null, 'RSD'],
  ['Spanish of the United States, whose dollars are shown', 'en-GB', 'es-US', undefined],
  ['nonsense', 'en-GB', '*;q=x,,de_AT', undefined],
])('for %s', (_, pageTag, acceptLanguage, currency) => {
  expect(offeredCurrency('USD', pageTag, acceptLanguage)).toBe(currency)
})
