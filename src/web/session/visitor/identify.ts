import { cookies as names } from '../../../contract/headers.ts'
import type { PublicConfig } from '../../../contract/page-platform.ts'
import type { Consent } from './consent.ts'
import type { SiteCookies } from './site-cookies.ts'

const day = 24 * 60 * 60
const tenYears = 10 * 365 * day
/** Without consent it lives as long as what it's necessary for: a guest's cart and bookings on this device. */
const month = 30 * day
/** Set together with the device's cookie; if it's missing, the last time was more than a day ago. */
const renewed = 'auid_renewed'
/** Our own ids and the session ids issued by the front API; anything else is replaced. */
const known = /^[\w-]{16,64}$/

/** The device's and the session's ids (S3.24), which scripts can't read. */
export interface Identity {
  readonly auid: string
  readonly sessionId: string
  /** Creates a new session id, so that one known from before a sign-in is useless afterwards. */
  renewSession(): void
  /** Creates new ids for both, so that nothing on this device leads to the previous user (S4.2). */
  forget(): void
}

/**
 * Returns the device's id, stored for ten years, and the session's, stored until the browser closes (S3.24, S9.6).
 * Browsers limit cookies to 400 days, so the device's is set again once a day. Without consent to statistics the
 * device's is stored for 30 days from its last use.
 */
export function identify(
  cookies: SiteCookies,
  { cookieDomain: domain }: Pick<PublicConfig, 'cookieDomain'>,
  { statistics }: Pick<Consent, 'statistics'>,
): Identity {
  const told = (name: string): string | undefined => {
    const value = cookies.read(name)
    return value && known.test(value) ? value : undefined
  }
  const setDevice = (id: string = crypto.randomUUID()): string => {
    cookies.write(names.auid, id, { domain, maxAge: statistics ? tenYears : month })
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
 * Returns the visitor number (S3.24): the number of the visitor's network. The edge network sends it (`cf-asn`); the
 * cookie `Asn-Num` stores it for requests that bypass the edge.
 */
export function keepVisitorNumber(cookies: SiteCookies, edge: string | null): void {
  const told = /^(?:AS)?(\d{1,10})$/i.exec(edge ?? '')?.[1]
  const known = cookies.read(names.asnNum)
  if (told && told !== known) cookies.write(names.asnNum, told)
  else if (!told && known && !/^\d{1,10}$/.test(known)) cookies.remove(names.asnNum)
}
