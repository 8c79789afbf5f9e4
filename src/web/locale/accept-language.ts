import { parseAccept } from 'hono/utils/accept'
import { countryByCode } from '../../contract/countries.ts'
import { defaultLocale } from '../../contract/default-locale.ts'
import { cookies } from '../../contract/headers.ts'
import { localeByCode } from '../../contract/locales.ts'
import { understoodLocale } from '../../contract/understood-locale.ts'

/** Returns the served locale that an Accept-Language header prefers, or the default one. */
export function acceptedLocale(header: string | null): string {
  for (const { type, q } of parseAccept(header ?? '')) {
    const code = q > 0 && understoodLocale(type)
    if (code) return code
  }
  return defaultLocale
}

/** A language, a script perhaps, and a country: `de-AT`, `zh-Hant-HK`. */
const withCountry = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i

/**
 * Returns the country of ours that an Accept-Language header prefers with a language: `de-AT` is rarely sent from elsewhere. `en-US` is,
 * because browsers whose language nobody chose send it, so it tells nothing.
 */
export function acceptedCountry(header: string | null): string | undefined {
  for (const { type, q } of parseAccept(header ?? '')) {
    const [tag = '', region = ''] = withCountry.exec(type) ?? []
    const country = q > 0 && tag.toLowerCase() !== 'en-us' && countryByCode(region)
    if (country) return country.code
  }
  return undefined
}

/** Returns the locale for a URL without one: the cookie's, otherwise the one that Accept-Language prefers (S2.81). */
export const askedLocale = (request: Request, jar: ReadonlyMap<string, string>): string =>
  localeByCode(jar.get(cookies.language) ?? '')?.code ??
  acceptedLocale(request.headers.get('accept-language'))
