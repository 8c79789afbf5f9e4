import { expect, test } from 'vitest'
import { formatMoney, formatRoundMoney } from './format-money.ts'

/** Intl puts no-break spaces between code and figure; the table reads better with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  // S5.8: no decimals at precision 0, decimals above.
  ['en-GB', 123450, 'USD', 'USD 1,234.50'],
  ['en-GB', 1234, 'JPY', 'JPY 1,234'],
  ['id-ID', 1250000, 'IDR', 'IDR 1.250.000'],
  ['en-GB', 12345, 'KWD', 'KWD 12.345'],
  ['de-DE', 123450, 'EUR', '1.234,50 EUR'],
  // Whole amounts of BND and MYR show none, others two with a point, whatever the locale's habit.
  ['en-GB', 123400, 'MYR', 'MYR 1,234'],
  ['en-GB', 123450, 'MYR', 'MYR 1,234.50'],
  ['de-DE', 123450, 'MYR', 'MYR 1,234.50'],
  ['ms-MY', 5000, 'BND', 'BND 50'],
  // Latin digits, as elsewhere on the page, although Bengali has its own.
  ['bn-BD', 123450, 'BDT', '1,234.50 BDT'],
  // S5.7: the negative prefix.
  ['en-GB', -123450, 'USD', '- USD 1,234.50'],
  ['en-GB', -100, 'MYR', '- MYR 1'],
  // Chromium alone would show none.
  ['en-GB', 1234, 'RSD', 'RSD 12.34'],
])('%s reads %d minor units of %s as %s', (tag, amount, currency, shown) => {
  expect(plain(formatMoney({ amount, currency }, tag))).toBe(shown)
})

test.each([
  ['en-GB', 123450, 'USD', 'USD 1,235'],
  ['de-DE', 123450, 'MYR', 'MYR 1,235'],
  ['en-GB', 1500000, 'IDR', 'IDR 1,500,000'],
])('%s reads %d minor units of %s in short as %s', (tag, amount, currency, shown) => {
  expect(plain(formatRoundMoney({ amount, currency }, tag))).toBe(shown)
})
