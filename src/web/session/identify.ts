import { cookies } from '../../contract/headers.ts'
import type { PublicConfig } from '../../contract/page-platform.ts'
import { setCookie } from './cookie-header.ts'

const tenYears = 10 * 365 * 24 * 60 * 60
/** Ids of ours and the session ids that the front API gives out; anything else is replaced. */
const known = /^[\w-]{16,64}$/

/** The device's id, kept for ten years, and the session's, kept until the browser closes (S3.24, S9.6). */
export function identify(jar: ReadonlyMap<string, string>, config: PublicConfig) {
  const common = {
    httpOnly: true,
    domain: config.cookieDomain,
    secure: config.origin.startsWith('https:'),
  }
  const setCookies: string[] = []
  const keep = (name: string, maxAge?: number): string => {
    const told = jar.get(name)
    if (told && known.test(told)) return told
    const made = crypto.randomUUID()
    setCookies.push(setCookie(name, made, maxAge === undefined ? common : { ...common, maxAge }))
    return made
  }
  return { auid: keep(cookies.auid, tenYears), sessionId: keep(cookies.session), setCookies }
}
