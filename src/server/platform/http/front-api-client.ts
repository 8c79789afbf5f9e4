import type { Api } from './api.ts'
import type { RequestOrigin } from './request-context.ts'

/** Sends a page's call to the front API on behalf of a visitor. */
export type FrontApiClient = (request: Request, origin: RequestOrigin) => Promise<Response>

/** In this process, or over HTTP where the settings say that the front API runs apart. */
export function frontApiClient(api: Api, elsewhere: string | undefined): FrontApiClient {
  if (!elsewhere) return (request, origin) => callHere(api, request, origin)
  return (request, { clientAddress }) => {
    const { pathname, search } = new URL(request.url)
    const sent = new Request(new URL(`${pathname}${search}`, elsewhere), request)
    // The address is the visitor's, not this server's: what is counted is counted for the visitor.
    sent.headers.set('x-forwarded-for', clientAddress)
    return fetch(sent)
  }
}

/**
 * In one process nothing is written as JSON to be read again, which for a search takes longer than the
 * answer: `json()` gives the very value that was answered, which is others' too and only to be read.
 */
async function callHere(api: Api, request: Request, origin: RequestOrigin): Promise<Response> {
  let told: unknown
  const response = await api.fetch(request, origin, (body) => {
    told = body
  })
  if (told === undefined) return response
  // Defined, because some kinds of Response do not let these be assigned.
  return Object.defineProperties(response, {
    json: { value: async () => told },
    text: { value: async () => JSON.stringify(told) },
  })
}
