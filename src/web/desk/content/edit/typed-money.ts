import { minorDigits } from '../../../../contract/minor-digits.ts'
import type { Money } from '../../../../contract/money.ts'

/** Returns an amount as staff type it: `MYR 199.00`. */
export function typedMoney({ amount, currency }: Money): string {
  const digits = minorDigits(currency)
  return `${currency} ${(amount / 10 ** digits).toFixed(digits)}`
}

/** Returns a typed amount. What can't be read is kept as it is, for the contract's schemas to refuse. */
export function moneyTyped(text: string): Money | string {
  const [, currency = '', whole = '', part = ''] =
    /^\s*([A-Za-z]{3})\s*(\d{1,9})(?:\.(\d+))?\s*$/.exec(text) ?? []
  const code = currency.toUpperCase()
  if (code === '') return text
  const digits = minorDigits(code)
  if (part.length > digits) return text
  return { amount: Number(whole + part.padEnd(digits, '0')), currency: code }
}
