import { expect, it } from 'vitest'
import { chooseCurrency } from './choose-currency.ts'

const visitor = { country: 'TH', countryAssumed: false, fallback: 'USD' }

it.each([
  ['the cookie', { ...visitor, cookie: 'EUR' }, 'EUR'],
  ['without a cookie the country', visitor, 'THB'],
  ['an unknown currency counts as none', { ...visitor, cookie: 'XXX' }, 'THB'],
  ['a shared flight goes before the cookie', { ...visitor, cookie: 'EUR', shared: 'MYR' }, 'MYR'],
  [
    'an affiliate that forces one, before all',
    { ...visitor, shared: 'MYR', cookie: 'EUR', forced: 'THB' },
    'THB',
  ],
  ['an unknown shared one does not', { ...visitor, cookie: 'EUR', shared: 'ZZZ' }, 'EUR'],
  ['a country outside the table', { ...visitor, country: 'AQ' }, 'USD'],
  ['a country that was only assumed', { ...visitor, country: 'MY', countryAssumed: true }, 'USD'],
])('%s decides the currency (S5.5)', (_, known, currency) => {
  expect(chooseCurrency(known)).toBe(currency)
})
