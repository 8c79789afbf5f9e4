import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'

/** Below this size in bytes, compression isn't worth the work. */
const worthwhile = 1024
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
/** Compresses a whole body, off the main thread. */
export const packed = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 5 }),
}

/**
 * Compresses a text response as the browser prefers. Pages are rendered completely and compressed in one piece, off
 * the main thread; streams are compressed chunk by chunk.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  if (response.headers.has('content-encoding')) return response
  const type = response.headers.get('content-type') ?? ''
  const packable = /^(text\/|application\/(json|javascript|xml|manifest))|\+(xml|json)/.test(type)
  if (!packable) return response
  const varies = response.headers.get('vary') ?? ''
  if (!varies.includes('accept-encoding')) response.headers.append('vary', 'accept-encoding')
  if (Number(response.headers.get('content-length') ?? worthwhile) < worthwhile) return response
  const accepted = request.headers.get('accept-encoding') ?? ''
  const isWhole = /^(text\/html|application\/json)/.test(type)
  const encoding = isWhole ? preferredEncoding(accepted) : ofStream(accepted)
  // Looking at a body makes a stream of it, which takes longer than sending it.
  if (!encoding || !response.body) return response
  const { status } = response
  const headers = new Headers(response.headers)
  if (!isWhole) return inParts(response, headers)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length < worthwhile) return new Response(bytes, { status, headers })
  const body = await packed[encoding](bytes)
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(new Uint8Array(body), { status, headers })
}

function inParts({ body, status }: Response, headers: Headers): Response {
  const packer = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  const parts = Readable.fromWeb(body as never).pipe(packer)
  return new Response(Readable.toWeb(parts) as never, { status, headers })
}

/** Returns how to compress a whole body for a client that accepts these encodings; undefined for none. */
export const preferredEncoding = (accepted: string): keyof typeof packed | undefined =>
  /\bbr\b/.test(accepted) ? 'br' : ofStream(accepted)

const ofStream = (accepted: string) => (/\bgzip\b/.test(accepted) ? 'gzip' : undefined)
