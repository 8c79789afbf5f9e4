import type { Endpoint } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { parseJson } from './parse-json.ts'
import { readBody } from './read-body.ts'
import { isMultipart, readMultipart } from './read-multipart.ts'
import { isForeignPost } from './site/same-origin.ts'

/** A body as it was sent. */
export interface SentBody {
  /** The same text each time that the same is sent; for JSON it's the body itself, for signatures. */
  raw: string
  value: unknown
}

interface Limits {
  /** In bytes, of JSON. */
  largestBody: number
  /** Bodies from this process are limited as forms of pages, and counting their bytes would copy them. */
  isInside: boolean
  publicOrigin: string | undefined
}

/**
 * Reads a call's body: JSON, or a form with files if the call takes some. Throws BAD_REQUEST, TOO_LARGE, and CSRF for a form that
 * another site's page sends.
 */
export async function readSentBody(
  { method, body, files }: Endpoint,
  request: Request,
  { largestBody, isInside, publicOrigin }: Limits,
): Promise<SentBody> {
  if (method === 'GET') return { raw: '', value: undefined }
  if (body && files && isMultipart(request)) {
    if (isForeignPost(request, publicOrigin)) {
      throw new CatalogueError('CSRF', { details: { reason: 'foreign' } })
    }
    return readMultipart(request, files, isInside)
  }
  if (body && hasBody(request)) checkJsonType(request)
  const raw = isInside ? await request.text() : await readBody(request, largestBody)
  return { raw, value: body && parseJson(raw) }
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
