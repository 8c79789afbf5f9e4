import { minorDigits } from '../../../contract/minor-digits.ts'
import type { Money } from '../../../contract/money.ts'

/** Returns a price as search engines read it (schema.org/Offer): with a point and the currency's digits in every language. */
export const offerData = (price: Money, url: string) => ({
  '@type': 'Offer',
  price: decimal(price),
  priceCurrency: price.currency,
  url,
})

function decimal({ amount, currency }: Money): string {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
