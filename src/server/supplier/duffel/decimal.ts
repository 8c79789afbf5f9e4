import { minorDigits } from '../../../contract/minor-digits.ts'

/**
 * Converts Duffel's decimal to our minor units. Extra digits (HUF 1234.56) are rounded `up` for payments and `down`
 * for refunds, so that neither turns out worse than promised. Throws a RangeError beyond safe integers.
 */
export function minorUnits(decimal: string, currency: string, rounding: 'up' | 'down'): number {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  if (!whole) throw new RangeError(`${decimal} is no decimal`)
  const digits = minorDigits(currency)
  const kept = BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits))
  const isWhole = /^0*$/.test(fraction.slice(digits))
  const magnitude = isWhole || (rounding === 'up') === Boolean(sign) ? kept : kept + 1n
  const amount = Number(sign ? -magnitude : magnitude)
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${decimal} ${currency} is too much`)
  return amount === 0 ? 0 : amount
}
