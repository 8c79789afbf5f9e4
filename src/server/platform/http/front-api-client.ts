import { seconds } from '../duration.ts'
import type { Signer } from '../secrets/secret-key.ts'
import type { Api } from './api.ts'
import type { RequestOrigin } from './request-context.ts'
import { signVisitor, visitorHeader } from './visitor-header.ts'

/** Sends a page's call to the front API on behalf of a visitor. */
export type FrontApiClient = (request: Request, origin: RequestOrigin) => Promise<Response>

/**
 * How long a page waits for the front API. Reading takes a few seconds at most; for a booking or payment the API waits
 * for a supplier or gateway itself, up to 40 s.
 */
const patience = { reading: seconds(10), changing: seconds(45) }

/** Headers about the connection to the API, not about its response; a page may pass the rest on, as with a file. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Returns a client that calls the front API in another process, `elsewhere`, over HTTP. */
export function remoteFrontApi(
  elsewhere: string,
  signer: Signer,
  { reading, changing } = patience,
): FrontApiClient {
  return async (request, { clientAddress }) => {
    const { pathname, search } = new URL(request.url)
    const limit = request.method === 'GET' ? reading : changing
    const sent = new Request(new URL(`${pathname}${search}`, elsewhere), {
      method: request.method,
      headers: request.headers,
      body: request.body && (await request.arrayBuffer()),
      // A redirect is the page's to follow, as if the API were in this process.
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(limit)]),
    })
    // Limits are counted for the visitor, not for this server.
    sent.headers.set(visitorHeader, signVisitor(signer, sent, clientAddress))
    // Compressing and unpacking costs more than sending the bytes within one network.
    sent.headers.set('accept-encoding', 'identity')
    const { body, status, headers } = await fetch(sent)
    const kept = [...headers].filter(([name]) => !ofConnection.has(name))
    return new Response(body, { status, headers: kept })
  }
}

/**
 * Returns a client that calls the API in this process without serialising JSON, which for a search takes longer than
 * the call itself: `json()` returns the very same value, which is shared and read-only.
 */
export function localFrontApi(api: Api): FrontApiClient {
  return async (request, origin) => {
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
}
