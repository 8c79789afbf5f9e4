import type { Locale } from '../../../contract/locales.ts'
import type { Consent } from './consent.ts'
import type { Device } from './device.ts'

export type Theme = 'light' | 'dark'

/** What the site knows about a visitor before any sign-in. */
export interface Visitor {
  locale: Locale
  country: string
  /** Whether the country is unknown and the default is used. */
  countryAssumed: boolean
  currency: string
  /** The currency to ask about once, because the one above is only the default; undefined if there's nothing to ask. */
  offeredCurrency?: string | undefined
  device: Device
  /** Chosen by hand; without it the system's setting rules. */
  theme: Theme | undefined
  /** What may be stored and recorded beyond the necessary. */
  consent: Consent
}
