import { cookies as names } from '../../../contract/headers.ts'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import type { SiteCookies } from './site-cookies.ts'

const day = 24 * 60 * 60
const tenYears = 10 * 365 * day
/** Set whenever the device's cookie is; its absence says that the last time was more than a day ago. */
const renewed = 'auid_renewed'
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

/**
 * The device's id, kept for ten years, and the session's, kept until the browser closes (S3.24, S9.6). Browsers end cookies
 * after 400 days whatever they were asked, so the device's is set again each day that it comes.
 */
export function identify(
  cookies: SiteCookies,
  { cookieDomain: domain }: Pick<PublicConfig, 'cookieDomain'>,
): Identity {
  const told = (name: string): string | undefined => {
    const value = cookies.read(name)
    return value && known.test(value) ? value : undefined
  }
  const setDevice = (id: string = crypto.randomUUID()): string => {
    cookies.write(names.auid, id, { domain, maxAge: tenYears })
    cookies.write(renewed, '1', { maxAge: day })
    return id
  }
  const makeSession = (): string => {
    const made = crypto.randomUUID()
    cookies.write(names.session, made, { domain })
    return made
  }
  const device = told(names.auid)
  let auid = device && cookies.read(renewed) ? device : setDevice(device)
  let sessionId = told(names.session) ?? makeSession()
  return {
    get auid() {
      return auid
    },
    get sessionId() {
      return sessionId
    },
    renewSession() {
      sessionId = makeSession()
    },
    forget() {
      auid = setDevice()
      sessionId = makeSession()
    },
  }
}

/**
 * The visitor number (S3.24): the number of the network that a visitor comes through. The edge network tells it
 * (`cf-asn`); the cookie `Asn-Num` keeps it for requests that come past the edge.
 */
export function keepVisitorNumber(cookies: SiteCookies, edge: string | null): void {
  const told = /^(?:AS)?(\d{1,10})$/i.exec(edge ?? '')?.[1]
  const known = cookies.read(names.asnNum)
  if (told && told !== known) cookies.write(names.asnNum, told)
  else if (!told && known && !/^\d{1,10}$/.test(known)) cookies.remove(names.asnNum)
}
