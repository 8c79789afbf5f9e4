import type { Api } from './api.ts'
import type { RequestOrigin } from './request-context.ts'

/** Sends a page's call to the front API on behalf of a visitor. */
export type FrontApiClient = (request: Request, origin: RequestOrigin) => Promise<Response>

/** Returns the client: in this process, or over HTTP if the front API is configured to run separately. */
export function frontApiClient(api: Api, elsewhere: string | undefined): FrontApiClient {
  if (!elsewhere) return (request, origin) => callHere(api, request, origin)
  return (request, { clientAddress }) => {
    const { pathname, search } = new URL(request.url)
    const sent = new Request(new URL(`${pathname}${search}`, elsewhere), request)
    // The visitor's address, not this server's, because limits are counted for the visitor.
    sent.headers.set('x-forwarded-for', clientAddress)
    return fetch(sent)
  }
}

/**
 * Calls the API in this process without serialising JSON, which for a search takes longer than the call itself:
 * `json()` returns the very same value, which is shared and read-only.
 */
async function callHere(api: Api, request: Request, origin: RequestOrigin): Promise<Response> {
  let told: unknown
  const response = await api.fetch(request, origin, (body) => {
    told = body
  })
  if (told === undefined) return response
  // Defined as properties, because some kinds of Response don't allow assignment.
  return Object.defineProperties(response, {
    json: { value: async () => told },
    text: { value: async () => JSON.stringify(told) },
  })
}
