import { expect, test } from 'vitest'
import { countries, countryByCode, currencies } from './countries.ts'
import { localeByCode } from './locales.ts'

test('ninety countries are served, each with a supported language and a currency (S3.15)', () => {
  expect(countries).toHaveLength(90)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(90)
  for (const { code, lang, currency } of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(localeByCode(lang), `${code} speaks ${lang}`).toBeDefined()
    expect(currency).toMatch(/^[A-Z]{3}$/)
  }
})

test('every currency of a country can be chosen', () => {
  for (const { currency } of countries) expect(currencies).toContain(currency)
  expect(currencies).toContain('USD')
})

test('a country is found by its code in either case', () => {
  expect(countryByCode('my')).toMatchObject({ lang: 'ms', currency: 'MYR' })
  expect(countryByCode('XX')).toBeUndefined()
})
