import { expect, it } from 'vitest'
import { toldCurrency } from './choose-currency.ts'

const visitor = { country: 'TH', countryAssumed: false }

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
  ['nothing: a country outside the table', { ...visitor, country: 'AQ' }, undefined],
  [
    'nothing: a country that was only assumed',
    { ...visitor, country: 'MY', countryAssumed: true },
    undefined,
  ],
])('%s decides the currency (S5.5)', (_, known, currency) => {
  expect(toldCurrency(known)).toBe(currency)
})
