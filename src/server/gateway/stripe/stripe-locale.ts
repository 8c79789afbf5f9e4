import type Stripe from 'stripe'
import type { LocaleCode } from '../../../contract/locales.ts'

type StripeLocale = NonNullable<Stripe.Checkout.SessionCreateParams['locale']>

/** The site's languages as Stripe names them, where that differs. It has no Bengali, Khmer, Ukrainian, Catalan or Serbian. */
const other: Record<LocaleCode, StripeLocale> = {
  en: 'en-GB',
  tl: 'fil',
  'zh-tw': 'zh-TW',
  hi: 'hi-IN',
  bn: 'auto',
  km: 'auto',
  uk: 'auto',
  ca: 'auto',
  sr: 'auto',
}

/** Returns the language of Stripe's page: the payer's, or the browser's if Stripe doesn't have theirs. */
export const stripeLocale = (locale: LocaleCode): StripeLocale =>
  other[locale] ?? (locale as StripeLocale)
