import { CatalogueError } from '../../../contract/errors.ts'

/**
 * Reads a body as text. Throws TOO_LARGE if it has more than `largest` bytes, before it's read if its length is declared, and
 * BAD_REQUEST if it's interrupted: the caller is gone, which isn't our error.
 */
export const readBody = async (request: Request, largest: number): Promise<string> =>
  isCounted(request, largest)
    ? request.text().catch(interrupted)
    : (await readCounted(request, largest)).toString()

/** Reads a body as bytes. Throws the same errors. */
export const readBytes = async (request: Request, largest: number): Promise<Buffer> =>
  isCounted(request, largest)
    ? Buffer.from(await request.arrayBuffer().catch(interrupted))
    : readCounted(request, largest)

/** Returns whether a body's length is declared: Node.js reads no more than that. Throws TOO_LARGE if it's more than `largest`. */
function isCounted({ headers }: Request, largest: number): boolean {
  const declared = headers.get('content-length')
  if (declared !== null && Number(declared) > largest) throw new CatalogueError('TOO_LARGE')
  return declared !== null && headers.get('transfer-encoding') === null
}

async function readCounted({ body }: Request, largest: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.byteLength
      if (size > largest) throw new CatalogueError('TOO_LARGE')
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof CatalogueError) throw error
    interrupted(error)
  }
  return Buffer.concat(parts)
}

function interrupted(cause: unknown): never {
  throw new CatalogueError('BAD_REQUEST', { cause })
}
