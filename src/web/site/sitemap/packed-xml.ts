import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/** An XML document as it's kept: of megabytes, compressing leaves some per cent. */
export interface PackedXml {
  gzip: Uint8Array<ArrayBuffer>
  digest: string
}

/** How long anyone may keep what is for crawlers. */
const shared = 'public, max-age=3600'

/** Compresses a document, off the main thread. */
export async function packXml(xml: string): Promise<PackedXml> {
  const digest = createHash('sha256').update(xml).digest('base64url').slice(0, 22)
  return { gzip: new Uint8Array(await promisify(gzip)(xml)), digest }
}

/** Answers with a packed document: as it is to crawlers that accept gzip, and unpacked to others. */
export async function answerPacked(
  asked: Request,
  { gzip: bytes, digest }: PackedXml,
): Promise<Response> {
  const isGzip = /\bgzip\b/.test(asked.headers.get('accept-encoding') ?? '')
  // One for each encoding, because these are different bytes (RFC 9110, 8.8.3).
  const etag = isGzip ? `"${digest}-gzip"` : `"${digest}"`
  const headers = { 'cache-control': shared, vary: 'accept-encoding', etag }
  const known = (asked.headers.get('if-none-match') ?? '').split(',').map((each) => each.trim())
  if (known.includes(etag) || known.includes(`W/${etag}`)) {
    return new Response(null, { status: 304, headers })
  }
  const body = isGzip ? bytes : new Uint8Array(await promisify(gunzip)(bytes))
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': 'application/xml; charset=utf-8',
      'content-length': String(body.length),
      ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
    },
  })
}
