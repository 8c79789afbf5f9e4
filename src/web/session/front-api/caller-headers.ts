import type { RouterContextProvider } from 'react-router'
import { cookies, headers as names } from '../../../contract/headers.ts'
import { wireLanguage } from '../../locale/url.ts'
import { cookiesContext, identityContext, platformContext, visitorContext } from '../contexts.ts'
import { readSources } from '../source/source-cookies.ts'
import { sourceHeaders } from '../source/source-headers.ts'
import { accessCookie } from '../tokens/auth.ts'
import { claimedMember } from '../tokens/token-expiry.ts'

/**
 * Returns the headers of every front API request (S7.3) for this visitor's request; empty if unknown. Only `x-aft`
 * (without its query), `x-order-access` (without grants) and the edge network's country are omitted.
 */
export function callerHeaders(context: Readonly<RouterContextProvider>, request: Request): Headers {
  const platform = context.get(platformContext)
  const visitor = context.get(visitorContext)
  const identity = context.get(identityContext)
  const siteCookies = context.get(cookiesContext)
  const edge = (name: string) => request.headers.get(name) ?? ''
  const coords = [edge('cf-iplatitude'), edge('cf-iplongitude')].filter(Boolean).join(',')

  const token = siteCookies.read(accessCookie)
  const result = new Headers({
    [names.coords]: coords,
    [names.auid]: identity.auid,
    [names.sessionId]: identity.sessionId,
    [names.country]: visitor.country,
    [names.currency]: visitor.currency,
    [names.language]: wireLanguage(visitor.locale.code),
    ...sourceHeaders(
      readSources(siteCookies, visitor.consent, Date.now()),
      new URL(request.url).searchParams,
    ),
    [names.asnNum]: (visitor.consent.statistics && siteCookies.read(cookies.asnNum)) || '',
    [names.memberId]: (token && claimedMember(token)) ?? '',
    [names.traceId]: platform.requestId,
    'user-agent': edge('user-agent'),
  })
  // Only the edge network knows it for sure: some promo codes are for some countries.
  if (edge('cf-ipcountry')) result.set('cf-ipcountry', edge('cf-ipcountry'))
  const grants = siteCookies.read(cookies.orderAccess)
  if (grants) result.set(names.orderAccess, grants)
  return result
}
