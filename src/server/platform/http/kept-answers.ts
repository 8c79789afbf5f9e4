import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type Duration, inSeconds } from '../duration.ts'
import { preferredEncoding, worthwhile } from './site/compress.ts'

type Bytes = Buffer<ArrayBuffer>

/** An answer that is the same for every caller, as it's sent: serialised and compressed once. */
export interface KeptAnswer {
  /** The endpoint's. */
  id: string
  bytes: Bytes
  headers: Readonly<Record<string, string>>
}

/** Answers of endpoints that have a `maxAge`, by what was asked and how they are compressed. */
export interface KeptAnswers {
  /** Returns the answer to this path and query, for a client that accepts these encodings. */
  find(path: string, accepted: string): KeptAnswer | undefined
  keep(asked: Asked, body: unknown): KeptAnswer
}

interface Asked {
  /** The endpoint's. */
  id: string
  maxAge: Duration
  /** With its query. */
  path: string
  /** The encodings that the client accepts, as in the header. */
  accepted: string
}

/** The cache size in bytes: an hour of place suggestions at 200 a second, under 60,000 answers. */
const most = 64 * 1024 * 1024

/** Approximate memory overhead of an entry, in bytes. */
const entryOverhead = 700

/** Keeps answers of about `limit` bytes in all; the least recently used go first. */
export function keepAnswers(limit = most): KeptAnswers {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: limit,
    sizeCalculation: ({ bytes }, key) => key.length + bytes.length + entryOverhead,
    // The same clock as everywhere else, read each time because tests move it.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  })
  return {
    find: (path, accepted) => kept.get(keyOf(path, accepted)),
    keep({ id, maxAge, path, accepted }, body) {
      const json = Buffer.from(JSON.stringify(body))
      const encoding = json.length < worthwhile ? undefined : preferredEncoding(accepted)
      const bytes = alone(encoding ? pack[encoding](json) : json)
      const headers = {
        'content-type': 'application/json',
        'content-length': String(bytes.length),
        'cache-control': `public, max-age=${inSeconds(maxAge)}`,
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      }
      const answer = { id, bytes, headers }
      kept.set(keyOf(path, accepted), answer, { ttl: maxAge })
      return answer
    },
  }
}

const keyOf = (path: string, accepted: string): string => `${preferredEncoding(accepted)} ${path}`

/**
 * For small bodies: with the tables and the buffer for large ones, a compressor spends most of its time on clearing and
 * allocating them.
 */
const pack = {
  br: (json: Bytes) =>
    brotliCompressSync(json, {
      chunkSize: chunkFor(json),
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 2,
        [constants.BROTLI_PARAM_LGWIN]: 14,
        [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
      },
    }),
  gzip: (json: Bytes) =>
    gzipSync(json, { chunkSize: chunkFor(json), level: 5, windowBits: 13, memLevel: 6 }),
}

/** Returns a size that the result fits in, mostly. */
const chunkFor = ({ length }: Bytes) => Math.max(1024, length >> 1)

/** Returns a copy in memory of its own: a small buffer is usually a part of a shared one of 64 KiB, which it would keep. */
function alone(bytes: Bytes): Bytes {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}
