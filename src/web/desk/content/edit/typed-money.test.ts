import { expect, it } from 'vitest'
import { moneyTyped, typedMoney } from './typed-money.ts'

it.each([
  ['MYR 199.00', 19_900, 'MYR'],
  ['JPY 12000', 12_000, 'JPY'],
  ['KWD 1.500', 1500, 'KWD'],
])('%s is an amount, and is typed as it was', (text, amount, currency) => {
  expect(moneyTyped(text)).toEqual({ amount, currency })
  expect(typedMoney({ amount, currency })).toBe(text)
})

it.each([
  ['myr199', 19_900],
  [' MYR 0.5 ', 50],
])('%s is read', (text, amount) => expect(moneyTyped(text)).toEqual({ amount, currency: 'MYR' }))

it.each(['199', 'MYR', 'MYR 1.999', 'JPY 1.5', 'MYR 1,000.00', 'MYR -1', '<b>'])(
  '%s isn’t an amount',
  (text) => expect(moneyTyped(text)).toBe(text),
)
