import { CatalogueError } from '../../../contract/errors.ts'

/**
 * Reads a body as text, and returns its size in bytes, too. Throws TOO_LARGE if it has more than `largest` bytes, before it's read if its length is declared, and
 * BAD_REQUEST if it's interrupted: the caller is gone, which isn't our error.
 */
export const readBody = async (
  request: Request,
  largest: number,
): Promise<{ text: string; size: number }> => {
  if (isCounted(request, largest)) {
    return { text: await request.text().catch(interrupted), size: declaredSize(request) ?? 0 }
  }
  const bytes = await readCounted(request, largest)
  return { text: bytes.toString(), size: bytes.byteLength }
}

/** Reads a body as bytes. Throws the same errors. */
export const readBytes = async (request: Request, largest: number): Promise<Buffer> =>
  isCounted(request, largest)
    ? Buffer.from(await request.arrayBuffer().catch(interrupted))
    : readCounted(request, largest)

/** Returns how long a body is in bytes, if that's declared: Node.js reads no more than that. */
export function declaredSize({ headers }: Request): number | undefined {
  const declared = headers.get('content-length')
  return declared === null || headers.get('transfer-encoding') !== null
    ? undefined
    : Number(declared)
}

/** Returns whether a body's length is declared. Throws TOO_LARGE if it's more than `largest`. */
function isCounted(request: Request, largest: number): boolean {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > largest) throw new CatalogueError('TOO_LARGE')
  return declaredSize(request) !== undefined
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

class BrokenOff extends CatalogueError {
  constructor(cause: unknown) {
    super('BAD_REQUEST', { cause })
  }
}

/** Returns whether a body's sender went away before it was complete. */
export const isBrokenOff = (error: unknown): boolean => error instanceof BrokenOff

function interrupted(cause: unknown): never {
  throw new BrokenOff(cause)
}
