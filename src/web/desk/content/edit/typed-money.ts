import { minorDigits } from '../../../../contract/minor-digits.ts'
import type { Money } from '../../../../contract/money.ts'
import { decimalText, decimalTyped } from '../../typed-decimal.ts'

/** Returns an amount as staff type it: `MYR 199.00`. */
export const typedMoney = ({ amount, currency }: Money): string =>
  `${currency} ${decimalText(amount, minorDigits(currency))}`

/** Returns a typed amount. What can't be read is kept as it is, for the contract's schemas to refuse. */
export function moneyTyped(text: string): Money | string {
  const [, letters, number] = /^\s*([A-Za-z]{3})\s*(\d{1,9}(?:\.\d+)?)\s*$/.exec(text) ?? []
  if (letters === undefined || number === undefined) return text
  const currency = letters.toUpperCase()
  const amount = decimalTyped(number, minorDigits(currency))
  return typeof amount === 'string' ? text : { amount, currency }
}
