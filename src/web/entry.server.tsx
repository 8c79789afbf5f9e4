import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageStateContext, platformContext, visitorContext } from './session/contexts.ts'
import { PageStateProvider } from './session/page-state/page-state.tsx'

/**
 * Renders a page whole before its first byte leaves, for people and crawlers alike: no page streams parts
 * of itself (search results follow by polling), so waiting costs nothing, and a page that fails while
 * rendering still gets its right status.
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
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // Crawlers get no error page (S8.17), only its status.
  if (status >= 400 && context.get(visitorContext).device.crawler) {
    return new Response(null, { status, headers })
  }
  let outcome = status
  const html = await renderWhole(
    <PageStateProvider state={context.get(pageStateContext)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageStateProvider>,
    nonce,
    () => {
      outcome = 500
    },
  )
  return new Response(html, { status: outcome, headers })
}

/**
 * Returns whether a browser may keep a copy of this page. Pages with names, documents or orders must not be kept, because
 * the next person at the same machine could open them with the back button after a sign-out. So only pages that say
 * so with `handle.mayBeKept` are, and only for guests, since pages show who is signed in.
 */
function mayBeKept(
  { staticHandlerContext: { matches }, routeModules }: EntryContext,
  context: Readonly<RouterContextProvider>,
): boolean {
  const page = routeModules[matches.at(-1)?.route.id ?? '']
  const handle = page?.handle as { mayBeKept?: boolean } | undefined
  return handle?.mayBeKept === true && context.get(pageStateContext).auth.read().status === 'guest'
}

function renderWhole(
  page: React.ReactNode,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Whatever its size, nothing is put off to the end of the document: that part needs scripts to be seen.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    })
  })
}

/** Logs what went wrong while loading or rendering. Thrown responses are answers, and a reader who left is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(platformContext).report(error)
}
