import type { PublicConfig } from '../../contract/page-platform.ts'
import { setCookie } from './cookie-header.ts'

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

export function siteCookies(
  jar: ReadonlyMap<string, string>,
  config: Pick<PublicConfig, 'origin'>,
): SiteCookies {
  const secure = config.origin.startsWith('https:')
  const values = new Map<string, string | undefined>(jar)
  const headers = new Map<string, string>()
  const put = (name: string, value: string | undefined, header: string) => {
    values.set(name, value)
    headers.set(name, header)
  }
  return {
    read: (name) => values.get(name) || undefined,
    write: (name, value, options = {}) =>
      put(name, value, setCookie(name, value, { ...options, httpOnly: true, secure })),
    writeOpen: (name, value, options) =>
      put(name, value, setCookie(name, value, { ...options, secure })),
    remove(name) {
      if (values.get(name) === undefined) return
      put(name, undefined, setCookie(name, '', { maxAge: 0, httpOnly: true, secure }))
    },
    written: () => [...headers.values()],
  }
}
