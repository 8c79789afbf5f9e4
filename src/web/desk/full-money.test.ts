import { expect, it } from 'vitest'
import { fullMoney } from './full-money.ts'

it.each([
  [0, 'MYR', 'en-GB', 'MYR 0.00'],
  [82000, 'MYR', 'de-DE', 'MYR 820.00'],
  [82332, 'MYR', 'en-GB', 'MYR 823.32'],
  [-5000, 'USD', 'en-GB', '- USD 50.00'],
  [1234, 'JPY', 'en-GB', 'JPY 1,234'],
])('%i minor units of %s read in a column in %s as %s', (amount, currency, tag, shown) => {
  expect(fullMoney({ amount, currency }, tag).replaceAll('\u00a0', ' ')).toBe(shown)
})
