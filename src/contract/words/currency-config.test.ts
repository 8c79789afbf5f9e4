import { expect, it } from 'vitest'
import { currencyConfig } from './currency-config.ts'

it.each([
  ['MYR', 'ms', 'RM', ',', 2],
  // Whatever the locale's habit (S5.8).
  ['MYR', 'de', 'RM', ',', 2],
  ['EUR', 'de', '€', '.', 2],
  ['EUR', 'es', '€', '.', 2],
  ['JPY', 'ja', '￥', ',', 0],
  ['IDR', 'id', 'Rp', '.', 0],
  ['KWD', 'en-GB', 'KWD', ',', 3],
])(
  '%s in %s: %s, %s between thousands, %i decimals (S3.14)',
  (currency, tag, symbol, thousand, precision) => {
    expect(currencyConfig(currency, tag)).toEqual({ currency, symbol, thousand, precision })
  },
)
