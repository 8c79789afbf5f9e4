import { minorDigits } from '../../contract/minor-digits.ts'
import { readTable } from './read-table.ts'

export { minorDigits }

const RATE_DIGITS = 12

const powerOfTen = (exponent: number) => 10n ** BigInt(exponent)

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, '0').slice(0, RATE_DIGITS))
}

/** Units of each currency for one US dollar, times 10 to the power of RATE_DIGITS. */
const unitsPerDollar = new Map(
  readTable('data/currencies.psv', 2).map(([code = '', units = '']) => [code, scaled(units)]),
)

function unitsOf(currency: string): bigint {
  const units = unitsPerDollar.get(currency)
  if (!units) throw new RangeError(`no exchange rate for ${currency}`)
  return units
}

/** Divides integers, rounding halves to even; `divisor` is positive. */
function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n ? -1n : 1n
  const magnitude = dividend * sign
  const quotient = magnitude / divisor
  const twiceRest = (magnitude % divisor) * 2n
  const up = twiceRest > divisor || (twiceRest === divisor && quotient % 2n === 1n)
  return sign * (up ? quotient + 1n : quotient)
}

/** Returns whether amounts can be converted from and to this currency. */
export function hasRate(currency: string): boolean {
  return unitsPerDollar.has(currency)
}

/**
 * Returns the value of one unit of a currency in US dollars at the dated default rates: a decimal with 12 digits after
 * the point. Throws a RangeError for a currency without a rate.
 */
export function rateToUsd(currency: string): string {
  const one = powerOfTen(RATE_DIGITS * 2)
  const value = divideHalfEven(one, unitsOf(currency))
  const digits = value.toString().padStart(RATE_DIGITS + 1, '0')
  return `${digits.slice(0, -RATE_DIGITS)}.${digits.slice(-RATE_DIGITS)}`
}

/**
 * Converts an integer amount of minor units of `from` into minor units of `to`, with integer arithmetic throughout.
 * Rounds once, halves to even, so that sums of many conversions don't drift. Throws a RangeError for a currency
 * without a rate or an unsafe integer.
 */
export function convert(amountMinor: number, from: string, to: string): number {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is no whole amount`)
  const [source, target] = [unitsOf(from), unitsOf(to)]
  if (from === to) return amountMinor
  const dividend = BigInt(amountMinor) * target * powerOfTen(minorDigits(to))
  const divisor = source * powerOfTen(minorDigits(from))
  const converted = Number(divideHalfEven(dividend, divisor))
  if (!Number.isSafeInteger(converted)) throw new RangeError(`${amountMinor} ${from} is too much`)
  return converted
}

/** The date of the default rates, `YYYY-MM-DD`. */
export const ratesDate: string = readTable('data/rates-date.psv', 1)[0]?.[0] ?? ''
