import { expect, test } from 'vitest'
import { convert } from '../../../server/world/exchange-rates.ts'
import { filingIn } from './filed-money.ts'

test.each([
  ['USD', 100],
  ['MYR', 100],
  ['EUR', 10],
  ['JPY', 100],
  ['IDR', 10_000],
])('fares in %s are filed in steps of %d minor units, rounded up', (currency, step) => {
  const filing = filingIn(currency)
  const fare = filing.fare(123.456)
  expect(fare % step).toBe(0)
  const exact = convert(12_345_600, 'USD', currency) / 1000
  expect(fare).toBeGreaterThanOrEqual(exact)
  expect(fare).toBeLessThan(exact + step + 1)
})

test('no penalty gives no amount', () => {
  expect(filingIn('MYR').fee(0)).toEqual({ amount: 0, currency: 'MYR' })
})

test('an amount that is already round stays the same', () => {
  expect(filingIn('USD').fare(100)).toBe(10_000)
  expect(filingIn('USD').part(10_000, 0.75)).toBe(7500)
})
