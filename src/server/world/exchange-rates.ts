import { readTable } from './read-table.ts'

interface Currency {
  minorDigits: number
  /** Units of the currency for one US dollar, times 10 to the power of RATE_DIGITS. */
  scaledUnitsPerDollar: bigint
}

const RATE_DIGITS = 12
const RATES_FILE = 'data/currencies.psv'

const powerOfTen = (exponent: number) => 10n ** BigInt(exponent)

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, '0').slice(0, RATE_DIGITS))
}

const currencies = new Map<string, Currency>(
  readTable(RATES_FILE, 3).map(([code = '', digits, unitsPerDollar = '']) => [
    code,
    { minorDigits: Number(digits), scaledUnitsPerDollar: scaled(unitsPerDollar) },
  ]),
)

function currencyOf(code: string): Currency {
  const currency = currencies.get(code)
  if (!currency) throw new RangeError(`no exchange rate for ${code}`)
  return currency
}

/** Integer division that rounds halves to the even neighbour; `divisor` is positive. */
function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n ? -1n : 1n
  const magnitude = dividend * sign
  const quotient = magnitude / divisor
  const twiceRest = (magnitude % divisor) * 2n
  const up = twiceRest > divisor || (twiceRest === divisor && quotient % 2n === 1n)
  return sign * (up ? quotient + 1n : quotient)
}

/** Whether amounts can be converted from and to this currency. */
export function hasRate(currency: string): boolean {
  return currencies.has(currency)
}

/**
 * How many digits an amount of this currency has after the point when counted in minor units: 2 for
 * MYR, 0 for JPY and IDR, 3 for KWD. CLDR's digits as `Intl` gave them when the world was compiled,
 * kept so that an amount means the same on every machine. Throws a RangeError without a rate.
 */
export function minorDigits(currency: string): number {
  return currencyOf(currency).minorDigits
}

/**
 * What one unit of a currency is worth in US dollars by the dated default rates: a decimal with 12
 * digits after the point. Throws a RangeError for a currency without a rate.
 */
export function rateToUsd(currency: string): string {
  const one = powerOfTen(RATE_DIGITS * 2)
  const value = divideHalfEven(one, currencyOf(currency).scaledUnitsPerDollar)
  const digits = value.toString().padStart(RATE_DIGITS + 1, '0')
  return `${digits.slice(0, -RATE_DIGITS)}.${digits.slice(-RATE_DIGITS)}`
}

/**
 * Converts an integer amount of minor units of `from` into minor units of `to`, in integers
 * throughout, and rounds once, halves to the even neighbour, so that sums of many conversions do not
 * drift. Throws a RangeError for a currency without a rate or an amount beyond safe integers.
 */
export function convert(amountMinor: number, from: string, to: string): number {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is no whole amount`)
  const source = currencyOf(from)
  const target = currencyOf(to)
  if (from === to) return amountMinor
  const dividend =
    BigInt(amountMinor) * target.scaledUnitsPerDollar * powerOfTen(target.minorDigits)
  const divisor = source.scaledUnitsPerDollar * powerOfTen(source.minorDigits)
  const converted = Number(divideHalfEven(dividend, divisor))
  if (!Number.isSafeInteger(converted)) throw new RangeError(`${amountMinor} ${from} is too much`)
  return converted
}

/** The day the default rates are of, `YYYY-MM-DD`. */
export const ratesDate: string = readTable('data/rates-date.psv', 1)[0]?.[0] ?? ''
