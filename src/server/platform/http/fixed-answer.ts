import { createHash } from 'node:crypto'
import { type Duration, inSeconds } from '../duration.ts'
import { packed, preferredEncoding } from './site/compress.ts'

interface Sent {
  bytes: Uint8Array<ArrayBuffer>
  headers: Readonly<Record<string, string>>
}

/**
 * Returns how to answer requests for a large JSON document that is the same for everyone. It's made and serialised for the first
 * request, and compressed once for each encoding, off the main thread: megabytes for each request would stop the server.
 */
export function fixedAnswer(
  make: () => unknown,
  maxAge: Duration,
): (request: Request) => Promise<Response> {
  const document = once(async () => Buffer.from(JSON.stringify(await make())))
  const forms = {
    br: once(() => form('br')),
    gzip: once(() => form('gzip')),
    plain: once(() => form()),
  }

  async function form(encoding?: 'br' | 'gzip'): Promise<Sent> {
    const json = await document()
    const bytes = encoding ? await packed[encoding](json) : json
    const digest = createHash('sha256').update(json).digest('base64url').slice(0, 22)
    return {
      bytes: new Uint8Array(bytes),
      headers: {
        'content-type': 'application/json',
        'cache-control': `public, max-age=${inSeconds(maxAge)}`,
        vary: 'accept-encoding',
        // One for each encoding, because these are different bytes (RFC 9110, 8.8.3).
        etag: encoding ? `"${digest}-${encoding}"` : `"${digest}"`,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    }
  }

  return async ({ headers: asked }) => {
    const encoding = preferredEncoding(asked.get('accept-encoding') ?? '') ?? 'plain'
    const { bytes, headers } = await forms[encoding]()
    if (isKnown(asked.get('if-none-match') ?? '', headers.etag ?? '')) {
      const { 'content-type': _, 'content-encoding': __, ...rest } = headers
      return new Response(null, { status: 304, headers: rest })
    }
    return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.length) } })
  }
}

/** Returns whether a caller has what has this ETag; a proxy may have made it a weak one. */
const isKnown = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))

/** Makes something once; if that fails, again for the next caller. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}
