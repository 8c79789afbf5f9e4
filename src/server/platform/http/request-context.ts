import { z } from 'zod'
import { headers } from '../../../contract/headers.ts'

/** What the server itself knows of a request, beside what its headers say. */
export interface RequestOrigin {
  requestId: string
  clientAddress: string
}

/**
 * What the headers of a front API call say (S7.3). All of it is a claim of the caller's but
 * `requestId`, `clientAddress` and `member`.
 */
export interface RequestContext extends RequestOrigin {
  traceId: string
  country: string | undefined
  currency: string | undefined
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
  asnNum: string | undefined
  searchKey: string | undefined
  orderAccess: string | undefined
  /** Whether an Authorization header came at all. */
  hasAuthorization: boolean
  bearer: string | undefined
  claimedMemberId: string | undefined
  /** Who the bearer token proved to be. */
  member: Member | undefined
}

/** A signed-in member, as far as the front API's doors need to know. */
export interface Member {
  id: string
  type: string
  /** The sign-in behind the token. */
  signInId: string
  /** When the member last proved who they are, in milliseconds since 1970. */
  provenAt: number
}

const latitude = z.coerce.number().min(-90).max(90)
const longitude = z.coerce.number().min(-180).max(180)

export function readRequestContext(request: Request, origin: RequestOrigin): RequestContext {
  const read = (name: keyof typeof headers) =>
    request.headers.get(headers[name])?.slice(0, 500) || undefined
  const authorization = request.headers.get('authorization')
  return {
    ...origin,
    traceId: read('traceId') ?? origin.requestId,
    country: read('country')?.toUpperCase(),
    currency: read('currency')?.toUpperCase(),
    language: read('language'),
    coords: readCoords(read('coords')),
    userAgent: request.headers.get('user-agent')?.slice(0, 500) ?? '',
    auid: read('auid'),
    sessionId: read('sessionId'),
    aft: read('aft'),
    source: read('source'),
    sourcePar: read('sourcePar'),
    refSrc: read('refSrc') ?? 'DIRECT',
    asnNum: read('asnNum'),
    searchKey: read('searchKey'),
    orderAccess: request.headers.get(headers.orderAccess) ?? undefined,
    hasAuthorization: authorization !== null,
    bearer: /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1],
    claimedMemberId: read('memberId'),
    member: undefined,
  }
}

function readCoords(text: string | undefined): RequestContext['coords'] {
  const [first, second, ...rest] = text?.split(',') ?? []
  if (!first || !second || rest.length > 0) return undefined
  const parsed = z.tuple([latitude, longitude]).safeParse([first, second])
  return parsed.success ? { latitude: parsed.data[0], longitude: parsed.data[1] } : undefined
}
