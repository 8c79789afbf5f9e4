import { hostCookie, cookies as names } from '../../../contract/headers.ts'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import { type CookieOptions, setCookie } from './cookie-header.ts'

/** The cookies of one request and of its answer. What was written is read back at once. */
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
  /** Set-Cookie values for the answer. */
  written(): string[]
}

/** Cookies whose names the specification gives, and the choices that are read as they stand: never prefixed. */
const plainNames: ReadonlySet<string> = new Set([
  ...[names.language, names.currency, names.country, names.theme, names.auid, names.asnNum],
  ...['ads', 'affiliate', 'utm'],
])

/**
 * Everything else carries `__Host-` on an HTTPS site, and is read under that name alone: a cookie that another host planted
 * without it is as good as none. The session's is left out where sites share it by COOKIE_DOMAIN.
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
