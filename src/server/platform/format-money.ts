import { localeByCode } from '../../contract/locales.ts'
import type { Money } from '../../contract/money.ts'
import { minorDigits } from '../world/exchange-rates.ts'
import { onceEach } from './once-each.ts'

/** An amount as mails and documents show it, the currency by its code: `MYR 1,234.50`. */
export function formatMoney({ amount, currency }: Money, language: string): string {
  const digits = minorDigits(currency)
  const whole = amount % 10 ** digits === 0 && (currency === 'MYR' || currency === 'BND')
  const format = formatOf(JSON.stringify([localeByCode(language)?.tag, whole ? 0 : digits, digits]))
  const number = format.format(Math.abs(amount) / 10 ** digits)
  return `${amount < 0 ? '- ' : ''}${currency} ${number}`
}

/** By language tag and the least and most digits of the fraction: making one costs far more than using it. */
const formatOf = onceEach((key) => {
  const [tag, minimumFractionDigits, maximumFractionDigits] = JSON.parse(key)
  // As on the pages, whatever digits a language has of its own.
  const numberingSystem = 'latn'
  const digits = { minimumFractionDigits, maximumFractionDigits, numberingSystem }
  return new Intl.NumberFormat(tag ?? undefined, digits)
})
