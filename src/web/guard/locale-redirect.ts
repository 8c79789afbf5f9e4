import { askedLocale } from '../locale/accept-language.ts'
import { localeOfPath } from '../locale/locale-of-path.ts'
import { isWithoutLocale } from '../locale/without-locale.ts'
import { type Pattern, writtenPath } from './written-path.ts'

/** What is served beside pages, and only programs ask for. Where it isn't served, a redirect helps nobody. */
const notPages = /^\/(?:front|dev|assets|\.well-known)\/./

/**
 * Returns whether nothing can be at an address, because it has no locale and isn't redirected to one either. Routes would take
 * whatever is in the locale's place for one: `/assets/flight` would be a page.
 */
export const isNowhere = ({ method }: Request, { pathname }: URL): boolean =>
  !localeOfPath(pathname) &&
  !isWithoutLocale(pathname) &&
  (!isRead(method) || notPages.test(pathname))

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * Returns where to redirect a GET without a locale: the same URL and query, with the locale of the cookie
 * `Language_code`, otherwise of Accept-Language (S2.80–S2.82). Undefined for paths that have one.
 */
export function localeRedirect(
  request: Request,
  url: URL,
  jar: ReadonlyMap<string, string>,
): string | undefined {
  if (!isRead(request.method)) return undefined
  const { pathname } = url
  if (localeOfPath(pathname) || isWithoutLocale(pathname) || notPages.test(pathname)) {
    return undefined
  }
  const locale = askedLocale(request, jar)
  // A path with two leading slashes would be another host's address (open redirect).
  return `/${locale}${pathname.replace(/^\/+/, '/').replace(/^\/$/, '')}${url.search}`
}

/**
 * Returns where to redirect a GET whose language or fixed words have capitals, such as `/en/flight/Search`: a page has one address.
 * Undefined if none has, and for paths without a locale.
 */
export function caseRedirect(
  { method }: Request,
  { pathname, search }: URL,
  patterns: readonly Pattern[],
): string | undefined {
  if (!isRead(method) || !localeOfPath(pathname)) return undefined
  const written = writtenPath(pathname, patterns)
  return written === pathname ? undefined : written + search
}
