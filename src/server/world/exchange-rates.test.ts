import { describe, expect, it } from 'vitest'
import { currencies } from '../../contract/countries.ts'
import { worldCountries } from './country.ts'
import { convert, hasRate, ratesDate, rateToUsd } from './exchange-rates.ts'

describe('default exchange rates', () => {
  it('are from a single day', () => {
    expect(ratesDate).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  it('cover every selectable currency and every country of the world', () => {
    expect(currencies.filter((currency) => !hasRate(currency))).toEqual([])
    expect(worldCountries.filter(({ currency }) => !hasRate(currency))).toEqual([])
  })

  it('are in dollars per unit', () => {
    expect(rateToUsd('USD')).toBe('1.000000000000')
    expect(rateToUsd('AED')).toBe('0.272294077604')
  })

  it('reject unknown currencies', () => {
    expect(() => rateToUsd('XXX')).toThrow(RangeError)
    expect(() => convert(100, 'USD', 'XXX')).toThrow(RangeError)
  })
})

describe('converting amounts', () => {
  it('respects minor units: 100.00 dollars are 367.25 dirhams', () => {
    expect(convert(10_000, 'USD', 'AED')).toBe(36_725)
    expect(convert(36_725, 'AED', 'USD')).toBe(10_000)
  })

  it('changes nothing within one currency', () => {
    expect(convert(12_345, 'MYR', 'MYR')).toBe(12_345)
  })

  it('rounds halves to even, positive and negative', () => {
    expect(convert(200, 'USD', 'AED')).toBe(734)
    expect(convert(600, 'USD', 'AED')).toBe(2204)
    expect(convert(-200, 'USD', 'AED')).toBe(-734)
    expect(convert(-600, 'USD', 'AED')).toBe(-2204)
  })

  it('returns whole units for currencies without minor units', () => {
    expect(convert(100, 'USD', 'JPY')).toBeGreaterThan(50)
    expect(convert(100, 'USD', 'JPY')).toBeLessThan(500)
  })

  it('rejects fractions of a minor unit and unsafe integers', () => {
    expect(() => convert(0.5, 'USD', 'MYR')).toThrow(RangeError)
    expect(() => convert(Number.MAX_SAFE_INTEGER, 'USD', 'IDR')).toThrow(RangeError)
  })
})
