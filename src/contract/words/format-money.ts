import { minorDigits } from '../minor-digits.ts'
import type { Money } from '../money.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Currencies that show whole amounts without decimals and other amounts with a point, in any locale (S5.8). */
const plain = new Set(['BND', 'MYR'])
export const isPlainCurrency = (currency: string): boolean => plain.has(currency)

/**
 * Formats an amount in minor units, with code and number in the locale's order: `USD 1,234.50`,
 * `1.234,50 EUR`, `MYR 1,234`. Negative amounts get `- ` in front (S5.7).
 */
export function formatMoney({ amount, currency }: Money, tag: string): string {
  const figure = plain.has(currency)
    ? plainMoney(amount, currency)
    : localMoney(amount, currency, tag)
  return amount < 0 ? `- ${figure}` : figure
}

/** Formats an amount in whole units, where there's no room for more, such as on a map: `USD 1,235`. */
export function formatRoundMoney({ amount, currency }: Money, tag: string): string {
  const whole = Math.round(amount / 10 ** minorDigits(currency))
  return formatOf(plain.has(currency) ? 'en' : tag, currency, 0).format(whole)
}

function localMoney(amount: number, currency: string, tag: string): string {
  const digits = minorDigits(currency)
  return formatOf(tag, currency, digits).format(Math.abs(amount) / 10 ** digits)
}

function plainMoney(amount: number, currency: string): string {
  const whole = amount % 100 === 0
  return formatOf('en', currency, whole ? 0 : 2).format(Math.abs(amount) / 100)
}

function formatOf(tag: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${tag} ${currency} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // `bn` would use Bengali digits, unlike times and MYR.
    numberingSystem: 'latn',
  })
  formats.set(key, made)
  return made
}
