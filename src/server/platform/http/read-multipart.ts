import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { FileParts } from '../../../contract/endpoint.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import { createTurns } from '../fair-turns.ts'
import { largestJson, parseJson } from './parse-json.ts'
import { readBytes } from './read-body.ts'
import type { SentBody } from './sent-body.ts'

/** The name of the part that has the rest of the body as JSON. */
const jsonPart = 'body'
/** More than any form has. Small parts cost far more than their bytes. */
const mostParts = 20
/** The size of a part's headers in bytes: its name, and a file's own name and type. */
const longestHeaders = 8 * 1024
/** The boundary is part of the type. Clients choose it: RFC 2046 allows up to 70 characters. */
const typeShape = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

/** A form of 10 MB takes a part of a turn of the event loop. Many that arrive together are read one after another, in turns of their own. */
const inTurn = createTurns(1)

/** Returns whether a body says that it's a form with files. */
export const isMultipart = ({ headers }: Request): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') === true

/** Returns how many bytes a body with files may have. */
export const largestMultipart = ({ largest }: FileParts): number =>
  largest + largestJson + mostParts * longestHeaders

/**
 * Reads a body whose files are parts, and the rest JSON. One from this process is limited as a page's form. Throws TOO_LARGE
 * for too many bytes, parts or letters of JSON, and BAD_REQUEST for an unreadable body. Its text is the JSON with a digest of each file: boundaries differ each time that it's sent.
 */
export async function readMultipart(
  request: Request,
  files: FileParts,
  isInside: boolean,
): Promise<SentBody> {
  const bytes = isInside
    ? Buffer.from(await request.arrayBuffer())
    : await readBytes(request, largestMultipart(files))
  const type = request.headers.get('content-type') ?? ''
  const { json, sent, digests } = await inTurn('', async () => {
    // What others asked meanwhile is answered first.
    await setImmediate()
    checkParts(bytes, type)
    const form = await readForm(bytes, type)
    const json = await textOf(form.get(jsonPart))
    const sent = form.getAll(files.name).filter((each) => each instanceof File)
    return { json, sent, digests: await Promise.all(sent.map(digestOf)) }
  })
  return {
    raw: JSON.stringify([json, ...digests]),
    value: filled(parseJson(json), files, sent),
    size: bytes.byteLength,
  }
}

/** Counts parts and measures their headers, which is quick, before they're read, which isn't. */
function checkParts(bytes: Buffer, type: string): void {
  const [, quoted, plain] = typeShape.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw new CatalogueError('BAD_REQUEST')
  const delimiter = Buffer.from(`--${boundary}`)
  let count = 0
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at)) {
    at += delimiter.length
    // The end has two more dashes.
    if (bytes.subarray(at, at + 2).toString('latin1') === '--') continue
    count += 1
    if (count > mostParts) throw new CatalogueError('TOO_LARGE')
    if (!bytes.subarray(at, at + longestHeaders).includes('\r\n\r\n')) {
      throw new CatalogueError('BAD_REQUEST')
    }
  }
}

const readForm = (bytes: Buffer, type: string): Promise<FormData> =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch((cause) => {
      throw new CatalogueError('BAD_REQUEST', { cause })
    })

/** Returns a part's text. Some clients send JSON as a file, because that has a type. */
async function textOf(part: FormDataEntryValue | null): Promise<string> {
  const text = part instanceof File ? await part.text() : (part ?? '{}')
  if (text.length > largestJson) throw new CatalogueError('TOO_LARGE')
  return text
}

async function digestOf(file: File): Promise<string[]> {
  const hash = createHash('sha256').update(Buffer.from(await file.arrayBuffer()))
  return [file.name, hash.digest('base64url')]
}

/** Returns the body with its files, as if all of it had come as JSON. */
function filled(body: unknown, { name, as }: FileParts, parts: readonly File[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new CatalogueError('BAD_REQUEST')
  }
  const files = parts.map((file) => ({ name: file.name, file }))
  if (as === 'body') return files[0]
  return Object.assign(body, { [name]: as === 'list' ? files : files[0] })
}
