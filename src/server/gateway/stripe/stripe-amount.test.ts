import { describe, expect, test } from 'vitest'
import { money } from '../../../contract/money.ts'
import { fromStripeAmount, isChargeable, toStripeAmount } from './stripe-amount.ts'

describe('minor units, ours and Stripe’s', () => {
  test.each([
    ['USD', 1099, 1099, '10.99 is 1099 to both'],
    ['MYR', 1, 1, 'one sen'],
    ['JPY', 500, 500, 'whole yen to both'],
    ['KRW', 61200, 61200, 'whole won to both'],
    ['CLP', 9990, 9990, 'whole pesos to both'],
    ['VND', 1250000, 1250000, 'whole dong to both'],
    ['IDR', 1500000, 150000000, 'no sen with us, two digits there'],
    ['COP', 412000, 41200000, 'no centavos with us, two digits there'],
    ['HUF', 10450, 1045000, 'whole only in payouts there'],
    ['ISK', 5, 500, 'two digits for old times’ sake, always 00'],
    ['LBP', 90000, 9000000, 'two digits there'],
    ['TWD', 80045, 80045, 'two digits to both'],
    ['KWD', 5120, 5120, 'three digits to both, the last a 0'],
    ['USD', 0, 0, 'nothing'],
  ])('%s %i is %i at Stripe (%s)', (currency, ours, theirs) => {
    expect(toStripeAmount(money(ours, currency))).toBe(theirs)
    expect(fromStripeAmount(theirs, currency.toLowerCase())).toEqual(money(ours, currency))
  })

  test.each([
    ['KWD', 5124, 'three decimals whose last digit is not 0'],
    ['UGX', 5, 'a currency that Stripe describes in two ways'],
    ['IRR', 5, 'a currency that Stripe does not take'],
    ['USD', 10.5, 'half a cent'],
  ])('%s %d can’t be sent: %s', (currency, amount) => {
    expect(() => toStripeAmount(money(amount, currency))).toThrow(RangeError)
  })

  test('a fraction of a rupiah can’t be converted back', () => {
    expect(() => fromStripeAmount(150, 'idr')).toThrow(RangeError)
  })

  test.each([
    ['MYR', true],
    ['IDR', true],
    ['JPY', true],
    ['KWD', false],
    ['UGX', false],
    ['IRR', false],
    ['myr', false],
  ])('%s is offered: %s', (currency, offered) => {
    expect(isChargeable(currency)).toBe(offered)
  })
})
