import { parseAccept } from 'hono/utils/accept'
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

/** Returns the locale for a URL without one: the cookie's, otherwise the one that Accept-Language prefers (S2.81). */
export const askedLocale = (request: Request, jar: ReadonlyMap<string, string>): string =>
  localeByCode(jar.get(cookies.language) ?? '')?.code ??
  acceptedLocale(request.headers.get('accept-language'))
