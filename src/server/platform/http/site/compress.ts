import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'

/** Below this size, compression isn't worth the work. */
const worthwhile = 1024
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const whole = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 5 }),
}

/**
 * Compresses a text response as the browser prefers. Pages are rendered completely and compressed in one piece, off
 * the main thread; streams are compressed chunk by chunk.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const packable = /^(text\/|application\/(json|javascript|xml|manifest))|\+(xml|json)/.test(type)
  if (!packable || response.headers.has('content-encoding')) return response
  response.headers.append('vary', 'accept-encoding')
  const accepted = request.headers.get('accept-encoding') ?? ''
  const isWhole = /^(text\/html|application\/json)/.test(type)
  const encoding = preferred(accepted, isWhole)
  // Looking at a body makes a stream of it, which takes longer than sending it.
  if (!encoding || !response.body) return response
  const { status } = response
  const headers = new Headers(response.headers)
  if (!isWhole) return inParts(response, headers)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length < worthwhile) return new Response(bytes, { status, headers })
  const packed = await whole[encoding](bytes)
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(packed.length))
  return new Response(new Uint8Array(packed), { status, headers })
}

function inParts({ body, status }: Response, headers: Headers): Response {
  const packer = createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
  headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  const packed = Readable.fromWeb(body as never).pipe(packer)
  return new Response(Readable.toWeb(packed) as never, { status, headers })
}

function preferred(accepted: string, isWhole: boolean): keyof typeof whole | undefined {
  if (isWhole && /\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}
