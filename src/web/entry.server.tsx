import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { ownerHeader } from '../contract/headers.ts'
import { documentContext } from './render/document.ts'
import { withHandOff } from './render/hand-off.ts'
import { renderWhole } from './render/render-whole.ts'
import { pageStateContext, platformContext, visitorContext } from './session/contexts.ts'
import { ownerOf } from './session/member/saved-owner.server.ts'
import { PageStateProvider } from './session/page-state/page-state.tsx'

/**
 * Renders a page whole before its first byte leaves, for people and crawlers alike: no page streams parts
 * of itself (search results follow by polling), so waiting costs nothing, and a page that fails while
 * rendering still gets its right status (docs/decisions/054-render-whole-pages.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(platformContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const isKept = mayBeKept(routerContext, context)
  headers.set('cache-control', isKept ? 'private, no-cache' : 'private, no-store')
  headers.append('vary', 'cookie, user-agent')
  if (handleOf(routerContext).noindex) headers.set('x-robots-tag', 'noindex')
  const owner = ownerOf(context.get(pageStateContext).auth.read(), context)
  if (owner) headers.set(ownerHeader, owner)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // Crawlers get no error page (S8.17), only its status.
  if (status >= 400 && context.get(visitorContext).device.crawler) {
    return new Response(null, { status, headers })
  }
  const { serverHandoffStream: data, ...known } = routerContext
  const { html, failed } = await renderWhole(
    <PageStateProvider state={context.get(pageStateContext)}>
      <ServerRouter context={known} url={request.url} nonce={nonce} />
    </PageStateProvider>,
    nonce,
  )
  context.set(documentContext, data ? await withHandOff(html, data, nonce) : html)
  return new Response(null, { status: failed ? 500 : status, headers })
}

/**
 * Returns whether a browser may keep a copy of this page. Pages with names, documents or orders must not be kept, because
 * the next person at the same machine could open them with the back button after a sign-out. So only pages that say
 * so with `handle.mayBeKept` are, and only for guests, since pages show who is signed in.
 */
function mayBeKept(entry: EntryContext, context: Readonly<RouterContextProvider>): boolean {
  const isGuest = context.get(pageStateContext).auth.read().status === 'guest'
  return handleOf(entry).mayBeKept === true && isGuest
}

/** Returns a page route's response settings. */
function handleOf({ staticHandlerContext: { matches }, routeModules }: EntryContext) {
  const page = routeModules[matches.at(-1)?.route.id ?? '']
  return (page?.handle ?? {}) as { mayBeKept?: boolean; noindex?: boolean }
}

/** Logs what went wrong while loading or rendering. Thrown responses are answers, and a reader who left is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(platformContext).report(error)
}
