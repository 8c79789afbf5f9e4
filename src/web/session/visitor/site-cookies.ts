import { hostCookie, cookies as names } from '../../../contract/headers.ts'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import { type CookieOptions, setCookie } from './cookie-header.ts'

/** The cookies of one request and its response. Written values can be read immediately. */
export interface SiteCookies {
  read(name: string): string | undefined
  /** `maxAge` in seconds; without it the cookie ends with the browser's session. Scripts never see it. */
  write(
    name: string,
    value: string,
    options?: { maxAge?: number; domain?: string | undefined },
  ): void
  /** For the few that scripts or other hosts may read, such as the currency. */
  writeOpen(
    name: string,
    value: string,
    options: { maxAge: number; domain?: string | undefined },
  ): void
  remove(name: string): void
  /** Returns the Set-Cookie values of the response. */
  written(): string[]
}

/** Cookies named by the specification, and preferences read as they are: never prefixed. */
const plainNames: ReadonlySet<string> = new Set([
  ...[names.language, names.currency, names.country, names.theme, names.auid, names.asnNum],
  ...['ads', 'affiliate', 'utm'],
])

/**
 * Returns a cookie's name: with `__Host-` on an HTTPS site, and only read under that name, so that a cookie planted by
 * another host without it has no effect. The session's has none if sites share it by COOKIE_DOMAIN.
 */
function wireName(name: string, { origin, cookieDomain }: CookieConfig): string {
  const isShared = name === names.session && cookieDomain !== undefined
  return origin.startsWith('https:') && !isShared && !plainNames.has(name) ? hostCookie(name) : name
}

type CookieConfig = Pick<PublicConfig, 'origin'> & Partial<Pick<PublicConfig, 'cookieDomain'>>

export function siteCookies(jar: ReadonlyMap<string, string>, config: CookieConfig): SiteCookies {
  const secure = config.origin.startsWith('https:')
  const values = new Map<string, string | undefined>(jar)
  const headers = new Map<string, string>()
  const put = (
    name: string,
    value: string | undefined,
    options: Omit<CookieOptions, 'secure'>,
  ): void => {
    const wire = wireName(name, config)
    values.set(wire, value)
    headers.set(wire, setCookie(wire, value ?? '', { ...options, secure }))
  }
  const read = (name: string) => values.get(wireName(name, config))
  return {
    read: (name) => read(name) || undefined,
    write: (name, value, options = {}) => put(name, value, { ...options, httpOnly: true }),
    writeOpen: put,
    remove(name) {
      if (read(name) === undefined) return
      put(name, undefined, { maxAge: 0, httpOnly: true })
    },
    written: () => [...headers.values()],
  }
}
