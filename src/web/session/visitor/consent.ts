import { asksConsent } from './consent-countries.ts'
import type { SiteCookies } from './site-cookies.ts'

/** What may be stored or recorded beyond the necessary (docs/decisions/085-consent.md). */
export const consentPurposes = ['statistics', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** What a visitor allows. */
export interface Consent extends Record<ConsentPurpose, boolean> {
  /** Whether the visitor has to be asked: until then, nothing is allowed. */
  isAsked: boolean
  /** Whether the browser sends Global Privacy Control, which is a no to everything. */
  isRefusedByBrowser: boolean
}

/** Raised when a purpose changes its meaning: earlier answers are then void. */
const version = '1'
const cookie = 'consent'
const halfAYear = 180 * 24 * 60 * 60

/**
 * Returns what a visitor allows: what they chose, otherwise nothing where the law wants consent first, and everything
 * elsewhere. `countries` are all that are known of the visitor, because each may have such a law.
 */
export function readConsent(
  chosen: string | undefined,
  known: { countries: readonly string[]; gpc: boolean; crawler: boolean },
): Consent {
  if (known.gpc) {
    return { statistics: false, marketing: false, isAsked: false, isRefusedByBrowser: true }
  }
  const [told, ...purposes] = chosen?.split('.') ?? []
  const hasChosen = told === version
  const needsAsking = !hasChosen && known.countries.some(asksConsent)
  const allows = (purpose: ConsentPurpose) =>
    hasChosen ? purposes.includes(purpose) : !needsAsking
  return {
    statistics: allows('statistics'),
    marketing: allows('marketing'),
    isAsked: needsAsking && !known.crawler,
    isRefusedByBrowser: false,
  }
}

/** Reads the visitor's choice. */
export const chosenConsent = (cookies: Pick<SiteCookies, 'read'>): string | undefined =>
  cookies.read(cookie)

/** Cookies of each purpose, removed with its refusal. */
const cookiesOf: Record<ConsentPurpose, readonly string[]> = {
  statistics: ['Asn-Num'],
  marketing: ['ads', 'affiliate', 'utm', 'organic', 'journey', 'ref_src'],
}

/** Stores a choice, and removes what it doesn't allow. */
export function keepConsent(cookies: SiteCookies, allowed: readonly ConsentPurpose[]): void {
  const known = consentPurposes.filter((purpose) => allowed.includes(purpose))
  cookies.write(cookie, [version, ...known].join('.'), { maxAge: halfAYear })
  // The device's id is set again with the next page, for as long as this choice allows.
  cookies.remove('auid_renewed')
  for (const purpose of consentPurposes) {
    if (!known.includes(purpose)) for (const name of cookiesOf[purpose]) cookies.remove(name)
  }
}
