import { cookies } from '../../contract/headers.ts'
import { localeByCode } from '../../contract/locales.ts'
import { acceptedLocale } from './accept-language.ts'

/** The locale for an address that has none: the cookie's, else what Accept-Language likes best (S2.81). */
export const askedLocale = (request: Request, jar: ReadonlyMap<string, string>): string =>
  localeByCode(jar.get(cookies.language) ?? '')?.code ??
  acceptedLocale(request.headers.get('accept-language'))
