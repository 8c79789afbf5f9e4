import { CatalogueError } from '../../../contract/errors.ts'

/**
 * Reads a body as text. Throws TOO_LARGE if it has more than `largest` bytes, before it's read if its length is declared, and
 * BAD_REQUEST if it's interrupted: the caller is gone, which isn't our error.
 */
export async function readBody(request: Request, largest: number): Promise<string> {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > largest) throw new CatalogueError('TOO_LARGE')
  // Node.js reads no more than what is declared.
  const isCounted = declared !== null && request.headers.get('transfer-encoding') === null
  return (isCounted ? request.text() : readCounted(request, largest)).catch((cause) => {
    if (cause instanceof CatalogueError) throw cause
    throw new CatalogueError('BAD_REQUEST', { cause })
  })
}

async function readCounted({ body }: Request, largest: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > largest) throw new CatalogueError('TOO_LARGE')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
