import { minorDigits } from '../../../contract/minor-digits.ts'

/**
 * Returns a decimal as Duffel writes it, in whole minor units of ours. Where it has more digits than we count
 * in (HUF 1234.56), what is over is rounded `up` for what is paid and `down` for what comes back, so
 * that neither is ever promised better than it is. Throws RangeError beyond safe integers.
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
