import { RouterContextProvider } from 'react-router'
import {
  authContext,
  cookiesContext,
  identityContext,
  platformContext,
  visitorContext,
} from '../../session/contexts.ts'
import type { Visitor } from '../../session/visitor/visitor.ts'

/** What the edge network says about where whoever sent a request is. */
const whereabouts = /^cf-ip/

interface Sent {
  context: Readonly<RouterContextProvider>
  request: Request
}

/**
 * Returns what a public page's loader is called with on behalf of a visitor of a country who sees a currency, instead of the
 * staff who preview the page, wherever they are.
 */
export function asVisitor(
  { context, request }: Sent,
  { country, currency }: Pick<Visitor, 'country' | 'currency'>,
): [Sent['context'], Request] {
  const seen = new RouterContextProvider()
  seen.set(platformContext, context.get(platformContext))
  seen.set(identityContext, context.get(identityContext))
  seen.set(cookiesContext, context.get(cookiesContext))
  seen.set(authContext, context.get(authContext))
  const visitor = context.get(visitorContext)
  seen.set(visitorContext, { ...visitor, country, currency, countryAssumed: false })
  const headers = new Headers(
    [...request.headers].filter(([name]) => !whereabouts.test(name.toLowerCase())),
  )
  return [seen, new Request(request.url, { headers, signal: request.signal })]
}
