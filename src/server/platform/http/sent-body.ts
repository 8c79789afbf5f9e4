import type { Endpoint } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { parseJson } from './parse-json.ts'
import { readBody } from './read-body.ts'
import { isMultipart, largestMultipart, readMultipart } from './read-multipart.ts'
import { isForeignPost } from './site/same-origin.ts'

/** A body as it was sent. */
export interface SentBody {
  /** The same text each time that the same is sent; for JSON it's the body itself, for signatures. */
  raw: string
  value: unknown
  /** In bytes. */
  size: number
}

export interface ExpectedSize {
  isFiles: boolean
  /** In bytes: what is declared, or the most that is read. */
  most: number
}

interface Limits {
  /** In bytes, of JSON. */
  largestBody: number
  /** Bodies from this process are limited as forms of pages, and counting their bytes would copy them. */
  isInside: boolean
  publicOrigin: string | undefined
}

/**
 * Checks what is known of a call's body before it's read, so that what is refused costs neither reading nor anybody's allowance.
 * Returns its size; undefined if there's nothing to count. Throws BAD_REQUEST, TOO_LARGE, and CSRF for a form that another site's
 * page sends.
 */
export function checkSentBody(
  { method, body, files }: Endpoint,
  request: Request,
  { largestBody, isInside, publicOrigin }: Limits,
): ExpectedSize | undefined {
  if (method === 'GET') return undefined
  const isFiles = body !== undefined && files !== undefined && isMultipart(request)
  if (isFiles && isForeignPost(request, publicOrigin)) {
    throw new CatalogueError('CSRF', { details: { reason: 'foreign' } })
  }
  if (!isFiles && body && hasBody(request)) checkJsonType(request)
  if (isInside) return undefined
  const largest = isFiles ? largestMultipart(files) : largestBody
  const { headers } = request
  const declared = headers.get('content-length')
  if (declared !== null && Number(declared) > largest) throw new CatalogueError('TOO_LARGE')
  const isChunked = headers.get('transfer-encoding') !== null
  return { isFiles, most: isChunked ? largest : Number(declared ?? 0) }
}

/** Reads a call's body once it's checked: JSON, or a form with files if the call takes some. Throws BAD_REQUEST and TOO_LARGE. */
export async function readSentBody(
  { method, body, files }: Endpoint,
  request: Request,
  { largestBody, isInside }: Limits,
): Promise<SentBody> {
  if (method === 'GET') return { raw: '', value: undefined, size: 0 }
  if (body && files && isMultipart(request)) return readMultipart(request, files, isInside)
  const { text, size } = isInside
    ? { text: await request.text(), size: 0 }
    : await readBody(request, largestBody)
  return { raw: text, value: body && parseJson(text), size }
}

const hasBody = ({ headers, body }: Request): boolean =>
  headers.get('content-length') === null ? body !== null : headers.get('content-length') !== '0'

/**
 * Throws BAD_REQUEST unless a body says that it's JSON: without asking first, other sites' pages can only send text and forms,
 * with which they could call from the addresses of their visitors.
 */
function checkJsonType({ headers }: Request): void {
  const type = headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new CatalogueError('BAD_REQUEST')
}
