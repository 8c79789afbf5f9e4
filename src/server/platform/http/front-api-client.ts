import type { Api } from './api.ts'
import type { RequestOrigin } from './request-context.ts'

/** Sends a page's call to the front API on behalf of a visitor. */
export type FrontApiClient = (request: Request, origin: RequestOrigin) => Promise<Response>

/** In this process, or over HTTP where the settings say that the front API runs apart. */
export function frontApiClient(api: Api, elsewhere: string | undefined): FrontApiClient {
  if (!elsewhere) return (request, origin) => api.fetch(request, origin)
  return (request, { clientAddress }) => {
    const { pathname, search } = new URL(request.url)
    const sent = new Request(new URL(`${pathname}${search}`, elsewhere), request)
    // The address is the visitor's, not this server's: what is counted is counted for the visitor.
    sent.headers.set('x-forwarded-for', clientAddress)
    return fetch(sent)
  }
}
