import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { currencies } from './countries.ts'
import { minorDigits } from './minor-digits.ts'

test.each([
  ['MYR', 2],
  ['USD', 2],
  ['RSD', 2],
  ['JPY', 0],
  ['IDR', 0],
  ['VND', 0],
  ['KWD', 3],
])('%s has %i digits after the point', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits)
})

test('every selectable currency has CLDR’s number of digits', () => {
  const file = new URL(
    '../../node_modules/cldr-core/supplemental/currencyData.json',
    import.meta.url,
  )
  const { fractions } = JSON.parse(readFileSync(file, 'utf8')).supplemental.currencyData
  for (const currency of currencies) {
    const { _digits } = fractions[currency] ?? fractions.DEFAULT
    expect([currency, minorDigits(currency)]).toEqual([currency, Number(_digits)])
  }
})
