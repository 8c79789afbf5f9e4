import type { RouterContextProvider } from 'react-router'
import { cookies, headers as names } from '../../contract/headers.ts'
import { readSources } from '../tracking/source/source-cookies.ts'
import { sourceHeaders } from '../tracking/source/source-headers.ts'
import { accessCookie } from './auth.ts'
import { cookiesContext, identityContext, platformContext, visitorContext } from './contexts.ts'
import { claimedMember } from './token-expiry.ts'
import { wireLanguage } from './wire-language.ts'

/** The headers that every front API request carries (S7.3), as this visitor's request tells them. */
export function callerHeaders(context: Readonly<RouterContextProvider>, request: Request): Headers {
  const platform = context.get(platformContext)
  const visitor = context.get(visitorContext)
  const identity = context.get(identityContext)
  const siteCookies = context.get(cookiesContext)
  const edge = (name: string) => request.headers.get(name) ?? ''
  const coords = [edge('cf-iplatitude'), edge('cf-iplongitude')].filter(Boolean).join(',')

  const result = new Headers({
    [names.auid]: identity.auid,
    [names.sessionId]: identity.sessionId,
    [names.country]: visitor.country,
    [names.currency]: visitor.currency,
    [names.language]: wireLanguage(visitor.locale.code),
    ...sourceHeaders(readSources(siteCookies, Date.now()), new URL(request.url).searchParams),
    [names.traceId]: platform.requestId,
    'user-agent': edge('user-agent'),
  })
  const token = siteCookies.read(accessCookie)
  const told: Record<string, string | null | undefined> = {
    [names.coords]: coords,
    [names.asnNum]: siteCookies.read(cookies.asnNum),
    [names.memberId]: token && claimedMember(token),
    [names.orderAccess]: siteCookies.read(cookies.orderAccess),
  }
  for (const [name, value] of Object.entries(told)) if (value) result.set(name, value)
  return result
}
