import { z } from 'zod'
import type { StaffRole } from '../../../contract/desk/staff-roles.ts'
import { headers, longestHeader } from '../../../contract/headers.ts'
import { understoodLocale } from '../../../contract/understood-locale.ts'

/** What the server itself knows about a request, in addition to its headers. */
export interface RequestOrigin {
  requestId: string
  clientAddress: string
}

/**
 * The headers of a front API call (S7.3). All of it is claimed by the caller, except `requestId`, `clientAddress`,
 * `member` and `staff`.
 */
export interface RequestContext extends RequestOrigin {
  traceId: string
  country: string | undefined
  currency: string | undefined
  /** Code of a locale, as in URLs; undefined if the site doesn't have it. */
  language: string | undefined
  coords: { latitude: number; longitude: number } | undefined
  userAgent: string
  /** The device's long-lived id. */
  auid: string | undefined
  sessionId: string | undefined
  aft: string | undefined
  source: string | undefined
  sourcePar: string | undefined
  refSrc: string
  /** The affiliate and its click, as a query. */
  affiliate: string | undefined
  asnNum: string | undefined
  searchKey: string | undefined
  orderAccess: string | undefined
  /** Whether there was an Authorization header. */
  hasAuthorization: boolean
  bearer: string | undefined
  claimedMemberId: string | undefined
  /** The member authenticated by the bearer token. */
  member: Member | undefined
  /** The staff member authenticated by the bearer token of a call for staff. */
  staff: Staff | undefined
}

/** Somebody who is signed in at the desk. */
export interface Staff {
  id: string
  email: string
  name: string
  roles: readonly StaffRole[]
  /** The session behind the token. */
  sessionId: string
  /** Whether the session wasn't used for so long that it's locked. */
  isLocked: boolean
  /** Whether its owner has shown a second factor a short time ago. */
  isProven: boolean
}

/** A signed-in member, as far as access checks need it. */
export interface Member {
  id: string
  type: string
  /** The sign-in behind the token. */
  signInId: string
  /** When the member last authenticated, in milliseconds since 1970. */
  provenAt: number
}

const latitude = z.coerce.number().min(-90).max(90)
const longitude = z.coerce.number().min(-180).max(180)

export function readRequestContext(request: Request, origin: RequestOrigin): RequestContext {
  const read = (name: keyof typeof headers) =>
    request.headers.get(headers[name])?.slice(0, longestHeader(name)) || undefined
  const authorization = request.headers.get('authorization')
  return {
    ...origin,
    traceId: read('traceId') ?? origin.requestId,
    country: codeOf(read('country'), /^[A-Z]{2}$/),
    currency: codeOf(read('currency'), /^[A-Z]{3}$/),
    language: understoodLocale(read('language') ?? ''),
    coords: readCoords(read('coords')),
    userAgent: request.headers.get('user-agent')?.slice(0, 500) ?? '',
    auid: read('auid'),
    sessionId: read('sessionId'),
    aft: read('aft'),
    source: read('source'),
    sourcePar: read('sourcePar'),
    refSrc: read('refSrc') ?? 'DIRECT',
    affiliate: read('affiliate'),
    asnNum: read('asnNum'),
    searchKey: read('searchKey'),
    orderAccess: read('orderAccess'),
    hasAuthorization: authorization !== null,
    bearer: /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1],
    claimedMemberId: read('memberId'),
    member: undefined,
    staff: undefined,
  }
}

/** Returns a code in capitals, unless it's none: what callers claim ends up in reports. */
const codeOf = (claimed: string | undefined, form: RegExp): string | undefined => {
  const code = claimed?.toUpperCase()
  return code && form.test(code) ? code : undefined
}

function readCoords(text: string | undefined): RequestContext['coords'] {
  const [first, second, ...rest] = text?.split(',') ?? []
  if (!first || !second || rest.length > 0) return undefined
  const parsed = z.tuple([latitude, longitude]).safeParse([first, second])
  return parsed.success ? { latitude: parsed.data[0], longitude: parsed.data[1] } : undefined
}
