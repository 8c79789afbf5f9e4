import { localeByCode } from '../../contract/locales.ts'
import type { Money } from '../../contract/money.ts'
import { minorDigits } from '../world/exchange-rates.ts'

/** An amount as mails and documents show it, the currency by its code: `MYR 1,234.50`. */
export function formatMoney({ amount, currency }: Money, language: string): string {
  const digits = minorDigits(currency)
  const whole = amount % 10 ** digits === 0 && (currency === 'MYR' || currency === 'BND')
  const number = new Intl.NumberFormat(localeByCode(language)?.tag, {
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(amount) / 10 ** digits)
  return `${amount < 0 ? '- ' : ''}${currency} ${number}`
}
