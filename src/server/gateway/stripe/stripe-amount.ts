import { minorDigits } from '../../../contract/minor-digits.ts'
import { type Money, money } from '../../../contract/money.ts'

/**
 * The number of decimal digits Stripe uses, where it isn't two. Source: docs.stripe.com/currencies, "Zero-decimal
 * currencies", "Three-decimal currencies" and "Special cases". ISK, HUF and TWD are sent with two digits (ISK always
 * `00`; HUF and TWD are whole for payouts only), so they are in neither list.
 */
const none = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const three = 'BHD JOD KWD OMR TND'.split(' ')

/** The other currencies that Stripe charges in; same source, "Supported presentment currencies". */
const two =
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN BZD CAD CDF
  CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR
  ILS INR ISK JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR
  MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SHP SOS SRD SZL
  THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW`.split(/\s+/)

const digitsByCurrency = new Map([
  ...none.map((currency) => [currency, 0] as const),
  ...two.map((currency) => [currency, 2] as const),
  ...three.map((currency) => [currency, 3] as const),
])

/**
 * Returns whether every amount in this currency can be charged exactly. Not in three-decimal currencies, where Stripe
 * requires the last digit to be 0 and rounding would charge a different amount than shown. Not in UGX, which Stripe's
 * page lists both as zero-decimal and as sent with two digits: a mistake would be by a factor of a hundred.
 */
export function isChargeable(currency: string): boolean {
  const digits = digitsByCurrency.get(currency)
  return digits !== undefined && digits !== 3
}

/** Converts an amount to Stripe's minor units. Throws a RangeError for amounts it can't express. */
export function toStripeAmount({ amount, currency }: Money): number {
  const digits = digitsOf(currency)
  const converted = amount * 10 ** (digits - minorDigits(currency))
  if (!Number.isSafeInteger(converted) || (digits === 3 && converted % 10 !== 0)) {
    throw new RangeError(`Stripe can't count ${amount} minor units of ${currency}`)
  }
  return converted
}

/** Converts Stripe's minor units to ours; `currency` in either case. Throws a RangeError if the result isn't whole. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase()
  const converted = amount / 10 ** (digitsOf(code) - minorDigits(code))
  if (!Number.isSafeInteger(converted)) {
    throw new RangeError(`${amount} of Stripe's units is no whole amount of ${code}`)
  }
  return money(converted, code)
}

function digitsOf(currency: string): number {
  const digits = digitsByCurrency.get(currency)
  if (digits === undefined) throw new RangeError(`Stripe does not charge in ${currency}`)
  return digits
}
