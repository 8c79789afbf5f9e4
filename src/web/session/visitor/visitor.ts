import type { Locale } from '../../../contract/locales.ts'
import type { Device } from './device.ts'

export type Theme = 'light' | 'dark'

/** What the site knows of whoever asked for the page, before any sign-in. */
export interface Visitor {
  locale: Locale
  country: string
  /** Nothing told the country; the default stands in. */
  countryAssumed: boolean
  currency: string
  device: Device
  /** Chosen by hand; without it the system's setting rules. */
  theme: Theme | undefined
}
