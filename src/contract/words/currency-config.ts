import { z } from 'zod'
import { minorDigits } from '../minor-digits.ts'
import { isPlainCurrency } from './format-money.ts'

/** How amounts of a currency look in a locale (S3.14). */
export const currencyConfigSchema = z.object({
  currency: z.string(),
  /** Such as RM, S$ or €. */
  symbol: z.string(),
  /** Between thousands; empty if the locale has none. */
  thousand: z.string(),
  /** Decimal digits. */
  precision: z.int(),
})
export type CurrencyConfig = z.infer<typeof currencyConfigSchema>

/** Returns the look of a currency, by the same rules as `formatMoney`; `tag` is a locale's BCP 47 tag. */
export function currencyConfig(currency: string, tag: string): CurrencyConfig {
  const format = new Intl.NumberFormat(isPlainCurrency(currency) ? 'en' : tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  })
  // Some locales part thousands only from five digits on.
  const parts = format.formatToParts(1_000_000)
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((each) => each.type === type)?.value
  return {
    currency,
    symbol: part('currency') ?? currency,
    thousand: part('group') ?? '',
    precision: minorDigits(currency),
  }
}
