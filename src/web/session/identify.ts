import { cookies as names } from '../../contract/headers.ts'
import type { PublicConfig } from '../../contract/page-platform.ts'
import type { SiteCookies } from './site-cookies.ts'

const tenYears = 10 * 365 * 24 * 60 * 60
/** Ids of ours and the session ids that the front API gives out; anything else is replaced. */
const known = /^[\w-]{16,64}$/

/** The device's and the session's ids (S3.24), which scripts in the page never see. */
export interface Identity {
  readonly auid: string
  readonly sessionId: string
  /** A new session id, so that one known from before a sign-in is worth nothing after it. */
  renewSession(): void
  /** New ids for both: nothing of this device leads to who was here before (S4.2). */
  forget(): void
}

/** The device's id, kept for ten years, and the session's, kept until the browser closes (S3.24, S9.6). */
export function identify(
  cookies: SiteCookies,
  { cookieDomain: domain }: Pick<PublicConfig, 'cookieDomain'>,
): Identity {
  const make = (name: string, maxAge?: number): string => {
    const made = crypto.randomUUID()
    cookies.write(name, made, maxAge === undefined ? { domain } : { domain, maxAge })
    return made
  }
  const keep = (name: string, maxAge?: number): string => {
    const told = cookies.read(name)
    return told && known.test(told) ? told : make(name, maxAge)
  }
  let auid = keep(names.auid, tenYears)
  let sessionId = keep(names.session)
  return {
    get auid() {
      return auid
    },
    get sessionId() {
      return sessionId
    },
    renewSession() {
      sessionId = make(names.session)
    },
    forget() {
      auid = make(names.auid, tenYears)
      sessionId = make(names.session)
    },
  }
}
