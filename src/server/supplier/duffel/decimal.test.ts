import { expect, test } from 'vitest'
import { minorUnits } from './decimal.ts'

test.each([
  ['30.20', 'GBP', 3020, 3020],
  ['30', 'GBP', 3000, 3000],
  ['0.5', 'GBP', 50, 50],
  ['0.00', 'GBP', 0, 0],
  ['-12.34', 'GBP', -1234, -1234],
  // More digits than our minor units have: rounded up for payments, down for refunds.
  ['30.201', 'GBP', 3021, 3020],
  ['-30.201', 'GBP', -3020, -3021],
  ['12345', 'JPY', 12345, 12345],
  ['12345.00', 'JPY', 12345, 12345],
  ['1234.56', 'HUF', 1235, 1234],
  ['1500000.00', 'IDR', 1500000, 1500000],
  ['12.345', 'KWD', 12345, 12345],
  ['12.34', 'KWD', 12340, 12340],
  ['-0.001', 'GBP', 0, -1],
])('%s %s are %d minor units, rounded up, and %d, rounded down', (decimal, currency, up, down) => {
  expect(minorUnits(decimal, currency, 'up')).toBe(up)
  expect(minorUnits(decimal, currency, 'down')).toBe(down)
})

test.each(['', '1,00', '1e3', '.5', '99999999999999999999'])('%o is rejected', (decimal) => {
  expect(() => minorUnits(decimal, 'GBP', 'up')).toThrow(RangeError)
})
