import { askedLocale } from '../locale/accept-language.ts'
import { inLocale, localeOfPath } from '../locale/locale-of-path.ts'

/** Paths that are not pages, or pages without a locale (S2.58, S2.59). */
const withoutLocale =
  /^\/(callback|deeplink|api|icons|front|dev|assets|__manifest|\.well-known)(\/|$)/

/**
 * Returns where to redirect a GET without a locale: the same URL and query, with the locale of the cookie
 * `Language_code`, otherwise of Accept-Language (S2.80–S2.82). Undefined for paths that have one, in lower case.
 */
export function localeRedirect(
  request: Request,
  url: URL,
  jar: ReadonlyMap<string, string>,
): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const given = localeOfPath(url.pathname)
  if (given) {
    const written = url.pathname.split('/', 2)[1]
    return written === given || written === `${given}.data`
      ? undefined
      : inLocale(url.pathname, given) + url.search
  }
  if (withoutLocale.test(url.pathname)) return undefined
  const locale = askedLocale(request, jar)
  // A path with two leading slashes would be another host's address (open redirect).
  return `/${locale}${url.pathname.replace(/^\/+/, '/').replace(/^\/$/, '')}${url.search}`
}
