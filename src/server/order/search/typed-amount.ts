import { currencies } from '../../../contract/countries.ts'

/**
 * Returns which amounts somebody may have typed, as decimal digits without trailing zeros: `331.37` for "USD 331.37" and for
 * "331,37". "1.234" is both 1234 and, in dinars, 1.234.
 */
export function amountsIn(typed: string): string[] {
  const digits = withoutCurrency(typed.trim()).replace(/[\s']/g, '')
  if (digits.length > longest || !/^\d[\d.,]*$/.test(digits)) return []
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const whole = digits.replace(/[.,]/g, '')
  const fraction = digits.slice(last + 1)
  if (last < 0 || fraction.length > 3) return [canonical(whole)]
  const decimal = canonical(`${whole.slice(0, whole.length - fraction.length)}.${fraction}`)
  return fraction.length === 3 ? [canonical(whole), decimal] : [decimal]
}

/** Removes a code such as USD, a symbol such as € or A$, or RM or Rp, before or behind an amount. */
function withoutCurrency(typed: string): string {
  const [before = '', letters = '', symbol] = /^([a-z]{0,3})(\p{Sc}?)/iu.exec(typed) ?? []
  if (letters === '' || symbol || isCurrency(letters))
    return behindRemoved(typed.slice(before.length))
  return behindRemoved(typed)
}

function behindRemoved(typed: string): string {
  const behind = /(?:\p{Sc}|[a-z]{3})$/iu.exec(typed)?.[0] ?? ''
  const isOne = behind.length < 3 || isCurrency(behind)
  return isOne ? typed.slice(0, typed.length - behind.length) : typed
}

const isCurrency = (letters: string): boolean =>
  [...currencies, 'RM', 'RP'].includes(letters.toUpperCase())

/** Exact in a `number`. */
const longest = 15

const canonical = (decimal: string): string => String(Number(decimal))
